const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Table-BvdN7FYn.js","assets/Table-C6_BAOx7.css"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1024,v=2048,y=4096,b=8192,x=16384,S=32768,ee=1<<25,C=65536,te=1<<18,ne=1<<19,re=1<<20,ie=1<<25,ae=1<<21,oe=1<<22,se=1<<23,ce=Symbol(`$state`),le=Symbol(`component`),ue=Symbol(`legacy props`),de=Symbol(``),fe=Symbol(`attributes`),pe=Symbol(`class`),me=Symbol(`style`),he=Symbol(`text`),ge=Symbol(`form reset`),_e=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ve=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ye={},w=Symbol(`uninitialized`),be=`http://www.w3.org/1999/xhtml`;function xe(){console.warn(`https://svelte.dev/e/derived_inert`)}function Se(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ce(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function we(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function E(e){T=e}var D;function O(e){if(e===null)throw Se(),ye;return D=e}function Te(){return O(R(D))}function Ee(e){if(T){if(R(D)!==null)throw Se(),ye;D=e}}function De(e=1){if(T){for(var t=e,n=D;t--;)n=R(n);D=n}}function Oe(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=R(n);e&&n.remove(),n=i}}function ke(e){if(!e||e.nodeType!==8)throw Se(),ye;return e.data}function Ae(e){return e===this.v}function je(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Me(e){return!je(e,this.v)}function Ne(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Pe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Fe(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ie(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Le(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Re(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function ze(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Be(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ve(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function He(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function We(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ge=!1;function Ke(){Ge=!0}var qe=[];function Je(e,t=!1,n=!1){return Ye(e,new Map,``,qe,null,n)}function Ye(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Ye(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Ye(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Ye(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function Xe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Ze(e,t){return e===null&&Ne(t),e.c??=new Map(Xe(e)||void 0)}var k=null;function Qe(e){k=e}function $e(e){return Ze(k,`getContext`).get(e)}function et(e,t){return Ze(k,`setContext`).set(e,t),t}function tt(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:G,l:Ge&&!t?{s:null,u:null,$:[]}:null}}function nt(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)Mn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,rt(e)}function rt(e={}){return i(e,le,{value:!0}),e}function it(){return!Ge||k!==null&&k.l===null}var at=[];function ot(){var e=at;at=[],m(e)}function A(e){if(at.length===0&&!Pt){var t=at;queueMicrotask(()=>{t===at&&ot()})}at.push(e)}function st(){for(;at.length>0;)ot()}var ct=~(v|y|_);function j(e,t){e.f=e.f&ct|t}function lt(e){e.f&512||e.deps===null?j(e,_):j(e,y)}function ut(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),j(e,_)}function dt(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}function ft(e){T&&L(e)!==null&&xn(e)}var pt=!1;function mt(){pt||(pt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ge]?.()})},{capture:!0}))}function ht(e){var t=H,n=G;W(null),er(null);try{return e()}finally{W(t),er(n)}}function gt(e,t,n,r=n){e.addEventListener(t,()=>ht(n));let i=e[ge];e[ge]=i?()=>{i(),r(!0)}:()=>r(!0),mt()}function _t(e,t,n,r){let i=it()?xt:Tt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=vt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){En(e,s)}yt()}}var d=bt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ct(e))).then(u).catch(e=>En(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),yt())}):f()}function vt(){var e=G,t=H,n=k,r=M;return function(i=!0){er(e),W(t),Qe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function yt(e=!0){er(null),W(null),Qe(null),e&&M?.deactivate()}function bt(){var e=G,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function xt(e){var t=2|v;return G!==null&&(G.f|=ne),{ctx:k,deps:null,effects:null,equals:Ae,f:t,fn:e,reactions:null,rv:0,v:w,wv:0,parent:G,ac:null}}var St=Symbol(`obsolete`);function Ct(e,t,n){let r=G;r===null&&Pe();var i=void 0,a=Zt(w),o=!H,s=new Set;return In(()=>{var t=G,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==_e&&n.reject(e)}).finally(yt)}catch(e){n.reject(e),yt()}var c=M;if(o){if(t.f&32768)var l=bt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(St);else for(let e of s.values())e.reject(St);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==St&&(c.activate(),t?(a.f|=se,nn(a,t)):(a.f&8388608&&(a.f^=se),nn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),An(()=>{for(let e of s)e.reject(St)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function wt(e){let t=xt(e);return nr(t),t}function Tt(e){let t=xt(e);return t.equals=Me,t}function Et(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function Dt(e){var t,n=G,r=e.parent;if(!Qn&&r!==null&&e.v!==w&&r.f&24576)return xe(),e.v;er(r);try{Et(e),t=dr(e)}finally{er(n)}return t}function Ot(e){var t=Dt(e);!e.equals(t)&&(e.wv=cr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Mt?.capture(e,t,!0)),e.deps===null))?j(e,_):Qn||(N===null?lt(e):(kn()||M?.is_fork)&&N.set(e,t))}function kt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ht(()=>{t.ac.abort(_e),t.ac=null}),t.fn!==null&&(t.teardown=d),mr(t,0),Hn(t))}function At(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&hr(t)}var jt=null,M=null,Mt=null,N=null,Nt=null,Pt=!1,Ft=!1,It=null,Lt=null,Rt=0,zt=1,Bt=class e{id=zt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){jt===null?jt=this:(jt.next=this,this.prev=jt),jt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,v),t(r);for(r of n.m)j(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=It=[],n=[],r=Lt=[];this.#a.length>0;){Rt++>1e3&&(this.#b(),Ht());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw qt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(It=null,Lt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Kt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Mt=this,Wt(n),Wt(t),Mt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Yt.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):lr(r)&&(i&16&&this.add_dirty_reaction(r,y),hr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ut(e[t],this.#s)}capture(e,t,n=!1){e.v!==w&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{Ft=!0,M=this,this.#m()}finally{Rt=0,Nt=null,It=null,Lt=null,Ft=!1,M=null,N=null,Yt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(St);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(M===null){let t=M=new e;!Ft&&!Pt&&A(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){Nt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?jt=e:t.prev=e,this.linked=!1}}};function Vt(e){var t=Pt,n=Mt;Mt=null,Pt=!0;try{var r;for(e&&(Vt(),r=e());;){if(st(),M===null)return r;M.flush()}}finally{Pt=t,Mt=n}}function Ht(){try{ze()}catch(e){En(e,Nt)}}var Ut=null;function Wt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&lr(r)&&(Ut=new Set,hr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Gn(r),Ut?.size>0)){Yt.clear();for(let e of Ut){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ut.has(n)&&(Ut.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||hr(n)}}Ut.clear()}}Ut=null}}function Gt(e){M.schedule(e)}function Kt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,_);for(var n=e.first;n!==null;)Kt(n,t),n=n.next}}function qt(e){j(e,_);for(var t=e.first;t!==null;)qt(t),t=t.next}var Jt=new Set,Yt=new Map,Xt=!1;function Zt(e,t){return{f:0,v:e,reactions:null,equals:Ae,rv:0,wv:0}}function P(e,t){let n=Zt(e,t);return nr(n),n}function Qt(e,t=!1,n=!0){let r=Zt(e);return t||(r.equals=Me),Ge&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function $t(e,t){return F(e,X(()=>Y(e))),t}function F(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&it()&&H.f&4325394&&(tr===null||!tr.has(e))&&Ue(),nn(e,n?cn(t):t,Lt)}var en=null,tn=0;function nn(e,t,n=null){if(!e.equals(t)){Qn?Yt.set(e,t):Yt.has(e)||Yt.set(e,e.v);var r=Bt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Dt(t),N===null&&lt(t)}e.wv=cr(),en=null,tn=0,sn(e,v,n),en=null,it()&&G!==null&&G.f&1024&&!(G.f&96)&&(J===null?rr([e]):J.push(e)),!r.is_fork&&Jt.size>0&&!Xt&&rn()}return t}function rn(){Xt=!1;for(let e of Jt){e.f&1024&&j(e,y);let t;try{t=lr(e)}catch{t=!0}t&&hr(e)}Jt.clear()}function an(e,t=1){var n=Y(e),r=t===1?n++:n--;return F(e,n),r}function on(e){F(e,e.v+1)}function sn(e,t,n){var r=e.reactions;if(r!==null){var i=it(),a=r.length;if(tn+=a,tn>1e5&&en===null&&(en=new Set),en!==null){if(en.has(e))return;en.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&v)===0;if(l&&j(s,t),c&131072)Jt.add(s);else if(c&2){var u=s;N?.delete(u),sn(u,y,n)}else if(l){var d=s;c&16&&Ut!==null&&Ut.add(d),n===null?Gt(d):n.push(d)}}}}}function cn(t){if(typeof t!=`object`||!t||ce in t||le in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=or,f=e=>{if(or===d)return e();var t=H,n=or;W(null),sr(d);var r=e();return W(t),sr(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ve();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(w,u));r.set(t,e),on(o)}}else F(n,w),on(o);return!0},get(e,n,i){if(n===ce)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(cn(s?e[n]:w),u)),r.set(n,o)),o!==void 0){var c=Y(o);return c===w?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Y(i);if(a===w)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ce)return!0;var n=r.get(t),i=n!==void 0&&n.v!==w||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?cn(e[t]):w,u)),r.set(t,n)),Y(n)===w)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(w,u)),r.set(d+``,p)):F(p,w)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,cn(n)),r.set(t,c));else{l=c.v!==w;var m=f(()=>cn(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}on(o)}return!0},ownKeys(e){Y(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==w});for(var[n,i]of r)i.v!==w&&!(n in e)&&t.push(n);return t},setPrototypeOf(){He()}})}function ln(e){try{if(typeof e==`object`&&e&&ce in e)return e[ce]}catch{}return e}function un(e,t){return Object.is(ln(e),ln(t))}var dn,fn,pn,mn,hn;function gn(){if(dn===void 0){dn=window,fn=document,pn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;mn=a(t,`firstChild`).get,hn=a(t,`nextSibling`).get,u(e)&&(e[pe]=void 0,e[fe]=null,e[me]=void 0,e.__e=void 0),u(n)&&(n[he]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return mn.call(e)}function R(e){return hn.call(e)}function _n(e,t){if(!T)return L(e);var n=L(D);if(n===null)n=D.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),O(r),r}return t&&wn(n),O(n),n}function vn(e,t=!1){if(!T){var n=L(e);return n instanceof Comment&&n.data===``?R(n):n}if(t){if(D?.nodeType!==3){var r=I();return D?.before(r),O(r),r}wn(D)}return D}function yn(e,t=!1){if(!T)return L(e);var n=_n(e,t);return Ee(e),n}function bn(e,t=1,n=!1){let r=T?D:e;for(var i;t--;)i=r,r=R(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),O(a),a}wn(r)}return O(r),r}function xn(e){e.textContent=``}function Sn(){return!1}function Cn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function wn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Tn(e){var t=G;if(t===null)return H.f|=se,e;if(!(t.f&32768)&&!(t.f&4))throw e;En(e,t)}function En(e,t){if(e===ye)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Dn(e){G===null&&(H===null&&Re(e),Le()),Qn&&Ie(e)}function On(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=b);var r={ctx:k,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)It===null?Bt.ensure().schedule(r):It.push(r);else if(t!==null){try{hr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=C))}if(i!==null&&(i.parent=n,n!==null&&On(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function kn(){return H!==null&&!U}function An(e){let t=z(8,null);return j(t,_),t.teardown=e,t}function jn(e){Dn(`$effect`);var t=G.f;if(!H&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return Mn(e)}function Mn(e){return z(4|re,e)}function Nn(e){return Dn(`$effect.pre`),z(8|re,e)}function Pn(e){Bt.ensure();let t=z(64|ne,e);return(e={})=>new Promise(n=>{e.outro?Kn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function Fn(e){return z(4,e)}function In(e){return z(oe|ne,e)}function Ln(e,t=0){return z(8|t,e)}function Rn(e,t=[],n=[],r=[]){_t(r,t,n,t=>{z(8,()=>{e(...t.map(Y))})})}function zn(e,t=[],n=[],r=[]){_t(r,t,n,t=>{z(4,()=>e(...t.map(Y)))})}function Bn(e,t=0){return z(16|t,e)}function B(e){return z(32|ne,e)}function Vn(e){var t=e.teardown;if(t!==null){let n=Qn,r=H;$n(!0),W(null);try{t.call(null)}catch(t){En(t,e.parent)}finally{$n(n),W(r)}}}function Hn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ht(()=>{e.abort(_e)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function Un(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Wn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,Hn(e,t&&!n),mr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Vn(e),e.f^=ee,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&Gn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Wn(e,t){for(;e!==null;){var n=e===t?null:R(e);e.remove(),e=n}}function Gn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Kn(e,t,n=!0){var r=[];e.f|=256,qn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function qn(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);qn(i,t,o?n:!1)}i=a}}}function Jn(e){e.f&=-257,Yn(e,!0)}function Yn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(j(e,v),Bt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Yn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Xn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:R(n);t.append(n),n=i}}var Zn=null,Qn=!1;function $n(e){Qn=e}var H=null,U=!1;function W(e){H=e}var G=null;function er(e){G=e}var tr=null;function nr(e){H!==null&&(H.f&2097152||H.f&2)&&(tr??=new Set).add(e)}var K=null,q=0,J=null;function rr(e){J=e}var ir=1,ar=0,or=ar;function sr(e){or=e}function cr(){return++ir}function lr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(lr(a)&&Ot(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,_)}return!1}function ur(e,t,n=!0){var r=e.reactions;if(r!==null&&!(tr!==null&&tr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ur(a,t,!1):t===a&&(n?j(a,v):a.f&1024&&j(a,y),Gt(a))}}function dr(e){var t=K,n=q,r=J,i=H,a=tr,o=k,s=U,c=or,l=e.f;K=null,q=0,J=null,H=l&96?null:e,tr=null,Qe(e.ctx),U=!1,or=++ar,e.ac!==null&&(ht(()=>{e.ac.abort(_e)}),e.ac=null);try{e.f|=ae;var u=e.fn,d=u();e.f|=S;var f=fr(e);if(it()&&J!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<J.length;p++)ur(J[p],e);if(i!==null&&i!==e){if(ar++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=ar;if(t!==null)for(let e of t)e.rv=ar;J!==null&&(r===null?r=J:r.push(...J))}return e.f&8388608&&(e.f^=se),d}catch(t){return fr(e),Tn(t)}finally{e.f^=ae,K=t,q=n,J=r,H=i,tr=a,Qe(o),U=s,or=c}}function fr(e){var t=e.deps,n=M?.is_fork;if(K!==null){var r;if(n||mr(e,q),t!==null&&q>0)for(t.length=q+K.length,r=0;r<K.length;r++)t[q+r]=K[r];else e.deps=t=K;if(kn()&&e.f&512)for(r=q;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&q<t.length&&(mr(e,q),t.length=q);return t}function pr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(K===null||!n.call(K,r))){var s=r;s.f&512&&(s.f^=512),s.v!==w&&lt(s),s.ac!==null&&ht(()=>{s.ac.abort(_e),s.ac=null,j(s,v)}),kt(s),mr(s,0)}}function mr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)pr(e,n[r])}function hr(e){var t=e.f;if(!(t&16384)){j(e,_);var n=G;G=e;try{t&16777232?Un(e):Hn(e),Vn(e);var r=dr(e);e.teardown=typeof r==`function`?r:null,e.wv=ir}finally{G=n}}}async function gr(){await Promise.resolve(),Vt()}function Y(e){var t=!!(e.f&2);if(Zn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(tr===null||!tr.has(e))){var r=H.deps;if(H.f&2097152)e.rv<ar&&(e.rv=ar,K===null&&r!==null&&r[q]===e?q++:K===null?K=[e]:K.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Qn&&Yt.has(e))return Yt.get(e);if(t){var a=e;if(Qn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||vr(a))&&(o=Dt(a)),Yt.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&S)===0;lr(a)&&(s&&(a.f|=512),Ot(a)),s&&!c&&(At(a),_r(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function _r(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(At(r),_r(r))}}function vr(e){if(e.v===w)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Yt.has(t)||t.f&2&&vr(t))return!0;return!1}function X(e){var t=U;try{return U=!0,e()}finally{U=t}}function yr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ce in e)br(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ce in n&&br(n)}}}function br(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{br(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var xr=[`touchstart`,`touchmove`];function Sr(e){return xr.includes(e)}var Cr=Symbol(`events`),wr=new Set,Tr=new Set;function Er(e){if(!T)return;e.removeAttribute(`onload`),e.removeAttribute(`onerror`);let t=e.__e;t!==void 0&&(e.__e=void 0,queueMicrotask(()=>{e.isConnected&&e.dispatchEvent(t)}))}function Dr(e,t,n,r={}){function i(e){if(r.capture||Nr.call(t,e),!e.cancelBubble)return ht(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Or(e,t,n,r,i){var a={capture:r,passive:i},o=Dr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&An(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function kr(e,t,n){(t[Cr]??={})[e]=n}function Ar(e){for(var t=0;t<e.length;t++)wr.add(e[t]);for(var n of Tr)n(e)}var jr=null,Mr=!1;function Nr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;jr=e,Mr||(Mr=!0,setTimeout(()=>{Mr=!1,jr=null}));var s=0,c=jr===e&&e[Cr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Cr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),er(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Cr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Cr]=t,delete e.currentTarget,W(d),er(f)}}}var Pr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Fr(e){return Pr?.createHTML(e)??e}function Ir(e){var t=Cn(`template`);return t.innerHTML=Fr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Z(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Lr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Z(D,null),D;i===void 0&&(i=Ir(a?e:`<!>`+e),n||(i=L(i)));var t=r||pn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Z(o,s)}else Z(t,t);return t}}function Rr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Z(D,null),D;if(!o){var e=L(Ir(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Z(n,r)}else Z(t,t);return t}}function zr(e,t){return Rr(e,t,`svg`)}function Br(e=``){if(!T){var t=I(e+``);return Z(t,t),t}var n=D;return n.nodeType===3?wn(n):(n.before(n=I()),O(n)),Z(n,n),n}function Vr(){if(T)return Z(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Z(t,n),e}function Q(e,t){if(T){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),Te()}else e!==null&&e.before(t)}function Hr(e){let t=0,n=Zt(0),r;return()=>{kn()&&(Y(n),Ln(()=>(t===0&&(r=X(()=>e(()=>on(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,on(n))})})))}}var Ur=C|ne;function Wr(e,t,n,r){new Gr(e,t,n,r)}var Gr=class{parent;is_pending=!1;transform_error;#e;#t=T?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Hr(()=>(this.#p=Zt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Bn(()=>{if(T){let e=ke(this.#t);Te();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Ur),T&&(this.#e=D)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?we():(t=!0,n&&We(),this.#s!==null&&Kn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){En(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){En(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,Kn(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Xn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ut(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=k;er(this.#i),W(this.#i),Qe(this.#i.ctx);try{return Bt.ensure(),e()}finally{er(t),W(n),Qe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Kn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,A(()=>{this.#d=!1,this.#p&&nn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Y(this.#p)}error(e){if(e===ye||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),T&&(O(this.#t),De(),O(Oe()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return En(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){En(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>En(e,this.#i&&this.#i.parent)):n(t)}})}};function Kr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[he]??=e.nodeValue)&&(e[he]=n,e.nodeValue=`${n}`)}function qr(e,t){return Yr(e,t)}var Jr=new Map;function Yr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){gn();var l=void 0,u=Pn(()=>{var s=n??t.appendChild(I());Wr(s,{pending:()=>{}},t=>{tt({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),T&&Z(t,null),l=e(t,i)||rt(),T&&(G.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Se(),ye;nt()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Sr(r);for(let e of[t,document]){var a=Jr.get(e);a===void 0&&(a=new Map,Jr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Nr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(wr)),Tr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Jr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Nr),r.delete(e),r.size===0&&Jr.delete(n)):r.set(e,i)}Tr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Xr.set(l,u),l}var Xr=new WeakMap,Zr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Jn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Jn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Xn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Kn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=Sn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=D),this.#a(n)}},Qr=0,$r=1,ei=2;function ti(e,t,n,r,i){T&&Te();var a=it(),o=w,s=a?Zt(o):Qt(o,!1,!1),c=a?Zt(o):Qt(o,!1,!1),l=new Zr(e);Bn(()=>{var a=M,o=t(),u=!1;let d=T&&f(o)===(e.data===`[!`);if(d&&(O(Oe()),E(!1)),f(o)){var p=vt(),m=!1;let e=e=>{if(!u){m=!0,p(!1),M===a&&a.deactivate(),Bt.ensure();try{e()}finally{yt(!1),Pt||Vt()}}};o.then(t=>{e(()=>{nn(s,t),l.ensure($r,r&&(e=>r(e,s)))})},t=>{e(()=>{if(nn(c,t),l.ensure(ei,i&&(e=>i(e,c))),!i)throw c.v})}),T?l.ensure(Qr,n):A(()=>{m||e(()=>{l.ensure(Qr,n)})})}else nn(s,o),l.ensure($r,r&&(e=>r(e,s)));return d&&E(!0),()=>{u=!0}})}function ni(e,t,n=!1){var r;T&&(r=D,Te());var i=new Zr(e),a=n?C:0;function o(e,t){if(T){var n=ke(r);if(e!==parseInt(n.substring(1))){var a=Oe();O(a),i.anchor=a,E(!1),i.ensure(e,t),E(!0);return}}i.ensure(e,t)}Bn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ri=Symbol(`NaN`);function ii(e,t,n){T&&Te();var r=new Zr(e),i=!it();Bn(()=>{var e=t();e!==e&&(e=ri),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ai(e,t){return t}function oi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Kn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;si(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;xn(d),d.append(u),e.items.clear()}si(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function si(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ie,Xn(a,document.createDocumentFragment())):V(t[i],n)}}var ci;function li(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?O(L(u)):u.appendChild(I())}T&&Te();var d=null,f=Tt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Y(f);_.fallback=d,di(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ie,pi(d,null,c)):Jn(d):Kn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Bn(()=>{var e=Y(f),t=e.length;let r=!1;T&&ke(c)===`[!`!=(t===0)&&(c=Oe(),O(c),E(!1),r=!0);for(var u=new Set,_=M,v=Sn(),y=0;y<t;y+=1){T&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,E(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&nn(S.v,b),S.i&&nn(S.i,y),v&&_.unskip_effect(S.e)):(S=fi(l,m?c:ci??=I(),b,x,y,o,n,i),m||(S.e.f|=ie),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(ci??=I())),d.f|=ie)),t>u.size&&Fe(``,``,``),T&&t>0&&O(Oe()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&E(!0),Y(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=D)}function ui(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function di(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ui(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Jn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ie,_===l)pi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),mi(e,d,_),mi(e,_,y),pi(_,y,n),d=_,p=[],m=[],l=ui(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)pi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);mi(e,S.prev,ee.next),mi(e,d,S),mi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),pi(_,l,n),mi(e,_.prev,_.next),mi(e,_,d===null?e.effect.first:d.next),mi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ui(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ui(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(si(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var C=[];if(u!==void 0)for(_ of u)_.f&8192||C.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&C.push(l),l=ui(l.next);var te=C.length;if(te>0){var ne=i&4&&s===0?n:null;if(o){for(v=0;v<te;v+=1)C[v].nodes?.a?.measure();for(v=0;v<te;v+=1)C[v].nodes?.a?.fix()}oi(e,C,ne)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function fi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Zt(n):Qt(n,!1,!1):null,l=o&2?Zt(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function pi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=R(r);if(a.before(r),r===i)return;r=o}}function mi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function hi(e,t,...n){var r=new Zr(e);Bn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},C)}function gi(e,t,n){var r;T&&(r=D,Te());var i=new Zr(e);Bn(()=>{var e=t()??null;if(T&&ke(r)===`[`!=(e!==null)){var a=Oe();O(a),i.anchor=a,E(!1),i.ensure(e,e&&(t=>n(t,e))),E(!0)}else i.ensure(e,e&&(t=>n(t,e)))},C)}function _i(e,t){let n=null,r=T;var i;if(T){n=D;for(var a=L(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=R(a);if(a===null)E(!1);else{var o=R(a);a.remove(),O(o)}}T||(i=document.head.appendChild(I()));try{Bn(()=>{var e=B(()=>t(i));e.f|=te,T||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(E(!0),O(n))}}function vi(e,t,n){Fn(()=>{var r=X(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Ln(()=>{var e=n();yr(e),i&&je(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}var yi=[...` 	
\r\f\xA0\v﻿`];function bi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||yi.includes(r[o-1]))&&(s===r.length||yi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function xi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Si(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ci(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Si)),i&&c.push(...Object.keys(i).map(Si));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Si(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=xi(r)),i&&(n+=xi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function wi(e,t,n,r,i,a){var o=e[pe];if(T||o!==n||o===void 0){var s=bi(n,r,a);T&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[pe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ti(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ei(e,t,n,r){var i=e[me];if(T||i!==t){var a=Ci(t,r);T&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[me]=t}else r&&(Array.isArray(r)?(Ti(e,n?.[0],r[0]),Ti(e,n?.[1],r[1],`important`)):Ti(e,n,r));return r}function Di(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Oi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Mi(c);Di(c,i?a.includes(l):un(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ki(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ce();for(var i of t.options)i.selected=n.includes(Mi(i))}else{for(i of t.options)if(un(Mi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ai(e){var t=new MutationObserver(t=>{t.every(Ni)||(`__defaultValue`in e&&Oi(e,!1),`__value`in e&&ki(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),An(()=>{t.disconnect()})}function ji(e,t,n=t){var r=new WeakSet,i=!0;gt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Mi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Mi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Fn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(ki(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Mi(s),n(a))}e.__value=a,i=!1})}function Mi(e){return`__value`in e?e.__value:e.value}function Ni(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Pi=Symbol(`is custom element`),Fi=Symbol(`is html`),Ii=ve?`link`:`LINK`,Li=ve?`progress`:`PROGRESS`;function Ri(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Vi(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Vi(e,`checked`,null),e.checked=r}}};e[ge]=n,A(n),mt()}}function zi(e,t){var n=Hi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Li)&&(e.value=t??``)}function Bi(e,t){var n=Hi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Vi(e,t,n,r){var i=Hi(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ii))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[de]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Wi(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Hi(e){return e[fe]??={[Pi]:e.nodeName.includes(`-`),[Fi]:e.namespaceURI===be}}var Ui=new Map;function Wi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ui.get(t);if(n)return n;Ui.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Gi(e,t,n=t){var r=new WeakSet;gt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=qi(e)?Ji(a):a,n(a),M!==null&&r.add(M),await gr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||X(t)==null&&e.value)&&(n(qi(e)?Ji(e.value):e.value),M!==null&&r.add(M)),Ln(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}qi(e)&&n===Ji(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Ki(e,t,n=t){gt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||X(t)==null)&&n(e.checked),Ln(()=>{e.checked=!!t()})}function qi(e){var t=e.type;return t===`number`||t===`range`}function Ji(e){return e===``?null:+e}var Yi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Xi(e,t,n){var r=Yi.observe(e,()=>n(e[t]));Fn(()=>(X(()=>n(e[t])),r))}function Zi(e,t){return e===t||e?.[ce]===t}function Qi(e=rt(),t,n,r){var i=k.r,a=G;return Fn(()=>{var o,s;return Ln(()=>{o=s,s=r?.()||[],X(()=>{Zi(n(...s),e)||(t(e,...s),o&&Zi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Zi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function $i(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>yr(t.s);if(e){let e=0,n={},i=xt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>Y(i)}n.b.length&&Nn(()=>{ea(t,r),m(n.b)}),jn(()=>{let e=X(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&jn(()=>{ea(t,r),m(n.a)})}function ea(e,t){if(e.l.s)for(let t of e.l.s)Y(t);t()}var ta=!1;function na(e){var t=ta;try{return ta=!1,[e(),ta]}finally{ta=t}}function ra(e,t,n,r){var i=!Ge||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=xt(r),Y(u)):(l&&(l=!1,c=s?X(r):r),c);let f;if(o){var p=ce in e||ue in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=na(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Be(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?xt:Tt)(()=>(v=!1,g()));o&&Y(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Y(y):i&&o?cn(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return Qn&&v||b.f&16384?y.v:Y(y)})}function ia(e){k===null&&Ne(`onMount`),Ge&&k.l!==null?aa(k).m.push(e):jn(()=>{let t=X(e);if(typeof t==`function`)return t})}function aa(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`),Ke();var oa=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends oa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},sa=class extends oa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},ca=class e extends oa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof oa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof oa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},la=100,ua=`⁨`,da=`⁩`;function fa(e,t,n){return n===t||n instanceof sa&&t instanceof sa&&n.value===t.value||t instanceof sa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function pa(e,t,n){return t[n]?Sa(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function ma(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ha(e,i.value):n.push(ha(e,i));return{positional:n,named:r}}function ha(e,t){switch(t.type){case`str`:return t.value;case`num`:return new sa(t.value,{minimumFractionDigits:t.precision});case`var`:return ga(e,t);case`mesg`:return _a(e,t);case`term`:return va(e,t);case`func`:return ya(e,t);case`select`:return ba(e,t);default:return new $}}function ga(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof oa)return n;switch(typeof n){case`string`:return n;case`number`:return new sa(n);case`object`:if(ca.supportsValue(n))return new ca(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function _a(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Sa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Sa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function va(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=ma(e,r).named;let n=Sa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=ma(e,r).named;let o=Sa(e,a.value);return e.params=null,o}function ya(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=ma(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function ba(e,{selector:t,variants:n,star:r}){let i=ha(e,t);if(i instanceof $)return pa(e,n,r);for(let t of n)if(fa(e,i,ha(e,t.key)))return Sa(e,t.value);return pa(e,n,r)}function xa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>la)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${la}`);r&&n.push(ua),n.push(ha(e,i).toString(e)),r&&n.push(da)}return e.dirty.delete(t),n.join(``)}function Sa(e,t){return typeof t==`string`?e.bundle._transform(t):xa(e,t)}var Ca=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function wa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ta=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ea(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof sa)return new sa(n.valueOf(),{...n.opts,...wa(t,Ta)});if(n instanceof ca)return new sa(n.toNumber(),{...wa(t,Ta)});throw TypeError(`Invalid argument to NUMBER`)}var Da=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Oa(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof ca||n instanceof sa)return new ca(n,wa(t,Da));throw TypeError(`Invalid argument to DATETIME`)}var ka=new Map;function Aa(e){let t=Array.isArray(e)?e.join(` `):e,n=ka.get(t);return n===void 0&&(n=new Map,ka.set(t,n)),n}var ja=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ea,DATETIME:Oa,...t},this._useIsolating=n,this._transform=r,this._intls=Aa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ca(this,n,t);try{return xa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Ma=/^(-?[a-zA-Z][\w-]*) *= */gm,Na=/\.([a-zA-Z][\w-]*) *= */y,Pa=/\*?\[/y,Fa=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ia=/([a-zA-Z][\w-]*)/y,La=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ra=/^[A-Z][A-Z0-9_-]*$/,za=/([^{}\n\r]+)/y,Ba=/([^\\"\n\r]*)/y,Va=/\\([\\"])/y,Ha=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ua=/^\n+/,Wa=/ +$/,Ga=/ *\r?\n/g,Ka=/( *)$/,qa=/{\s*/y,Ja=/\s*}/y,Ya=/\[\s*/y,Xa=/\s*] */y,Za=/\s*\(\s*/y,Qa=/\s*->\s*/y,$a=/\s*:\s*/y,eo=/\s*,?\s*/y,to=/\s+/y,no=class{constructor(e){this.body=[],Ma.lastIndex=0;let t=0;for(;;){let n=Ma.exec(e);if(n===null)break;t=Ma.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Na);){let t=o(Na),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(za)&&(r=o(za)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Ua),u([i],i.length)):r?S(r,Wa):null}function u(r=[],i){for(;;){if(n(za)){r.push(o(za));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Wa));let c=[];for(let e of r)e instanceof ro&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(qa,SyntaxError);let e=f();if(i(Ja))return e;if(i(Qa)){let t=h();return i(Ja,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(La)){let[,e,t,n=null]=a(La);if(e===`$`)return{type:`var`,name:t};if(i(Za)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ra.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(eo)}}function m(){let e=f();return e.type===`mesg`&&i($a)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Pa);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ya,SyntaxError);let e;return e=n(Fa)?v():{type:`str`,value:o(Ia)},i(Xa,SyntaxError),e}function _(){if(n(Fa))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Fa),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ba),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Va))return o(Va);if(n(Ha)){let[,e,t]=a(Ha),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(to),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Ga,`
`),n=Ka.exec(e)[1].length;return new ro(t,n)}}},ro=class{constructor(e,t){this.value=e,this.length=t}},io=`### What the page of the web table says by itself. Sentences about the game come from the server.

## Everywhere

page-language = Language
page-nav = Pages
page-nav-new = New table
page-nav-lobby = Lobby
page-nav-mine = My games
page-nav-decks = Decks
page-nav-help = Help
page-load-failed = This part of the page could not be loaded. Load the page again.
page-missing-title = There is nothing here
page-missing-lead = This address leads nowhere.
page-missing-home = To the first page

## The pages

page-home-title = A table for the game, in your browser
page-home-lead = Against a bot, with a friend by link, or two at one screen.
page-new-title = New table
page-new-lead = Who plays, with which decks, under which rules.
page-lobby-title = Lobby
page-lobby-lead = Open tables that wait for somebody.
page-mine-title = My games
page-mine-lead = Tables that this browser has a seat at.
page-decks-title = Decks
page-decks-lead = Paste a list in any format, or take one that is here.
page-replay-title = Replay
page-replay-lead = A game that is over, line by line.
page-help-title = Help
page-help-lead = How the table is played by mouse, touch, keys and voice.

## Privacy

page-privacy-title = Privacy
page-privacy-1 = There are no accounts, no cookies and no tracking, and the page asks no other server for anything.
page-privacy-2 = The server keeps what is needed to play on: the table, the names that people chose, their decks, every action of a game with its time, and the chat.
page-privacy-3 = Your browser keeps your settings, the keys to your seats and a random number that finds your games again; clear the data of this site, and they are gone.
page-privacy-4 = Whoever has the link of a game that is over can look at its replay; nobody sees hidden cards of a game that is still on.
page-privacy-5 = Addresses are used to limit how much one machine may ask for, and are forgotten with the process; a complaint you send keeps the position and the chat of that table.

## Inks

page-ink-amber = Amber
page-ink-amethyst = Amethyst
page-ink-emerald = Emerald
page-ink-ruby = Ruby
page-ink-sapphire = Sapphire
page-ink-steel = Steel
page-ink-none = no ink

## The table

page-table-title = Table { $id }

## What one does

page-act-quest = Quest
page-act-challenge = Challenge
page-act-play = Play
page-act-use = Use
page-act-move = Move
page-act-ink = Put into the inkwell
page-act-end = End turn
page-act-shift = Shift
page-act-sing = Sing
page-act-sing-together = Sing together
page-act-free = Play for free
page-act-alternate = Play another way
page-aim-challenge = { $card } challenges… whom?
page-aim-move = { $card } moves… where?
page-aim-shift = { $card } shifts… onto whom?
page-aim-sing = Who sings { $card }?
page-aim-other = { $card }: choose a target
page-can = { $card } can
page-targets = { $n ->
    [one] 1 target
   *[other] { $n } targets
}
page-quest-lore = +{ $n } lore
page-final = This can't be taken back
page-cancel = Cancel
page-unpick = One step back
page-back = Take back
page-back-ask = Ask to take back
page-back-ask-now = Ask
page-back-ask-title = The others decide: something was seen since
page-back-ask-why = Ask the others to take it back all the same?
page-no = No
page-keep = Keep this hand
page-alter = { $n ->
    [one] Replace 1 card
   *[other] Replace { $n } cards
}
page-picked = { $picked } of { $most }
page-search = Search
page-hint = A bot in your place would choose:
page-nothing-to-do = There is nothing to do with this card now.
page-why-not = Why not?
page-why-may = This may be done.
page-left = You could still { $what }. End the turn?
page-left-ink = ink a card
page-left-play = play a card
page-left-quest = quest
page-left-challenge = challenge
page-left-use = use an ability
page-left-move = move

## Turns

page-turn = Turn { $n }
page-turn-yours = your turn
page-turn-of = { $player }'s turn
page-turn-now = Choose a card, or end your turn.
page-turn-card = What does { $card } do?
page-phase-setup = Setup
page-phase-start = Start of the turn
page-phase-main = Main Phase
page-phase-end = End of the turn
page-phase-over = End of the game
page-bag = Bag
page-source = Asked by { $card }
page-preview = If you do
page-preview-stops = Then chance or hidden cards decide.
page-preview-asks = Then somebody is asked.

## Cards

page-type-character = Character
page-type-action = Action
page-type-song = Action · Song
page-type-item = Item
page-type-location = Location
page-card-hidden = a hidden card
page-card-cost = cost { $n }
page-card-inkable = inkwell symbol
page-card-strength = strength { $n }
page-card-willpower = willpower { $n }
page-card-lore = lore { $n }
page-card-move = move cost { $n }
page-card-damage = damage { $n }
page-card-exerted = exerted
page-card-drying = drying
page-card-under = { $n ->
    [one] 1 card under it
   *[other] { $n } cards under it
}
page-card-at = at { $place }
page-card-target = can be chosen
page-card-able = can do something
page-card-picked = chosen
page-tag-exerted = exerted
page-tag-drying = drying
page-changes = What changes it
page-under = Under it
page-inspect-none = Point at a card or tap it: here it stands whole.
page-cards-failed = The cards could not be loaded. Load the page again.

## Zones

page-seat = Player { $n }
page-seat-free = Free seat
page-zone-own = Your cards in play
page-zone-play = { $player }'s cards in play
page-zone-hand = { $n ->
    [one] Your hand, 1 card
   *[other] Your hand, { $n } cards
}
page-zone-hand-of = { $n ->
    [one] { $player }'s hand, 1 card
   *[other] { $player }'s hand, { $n } cards
}
page-zone-player = { $player }: lore, ink, piles
page-zone-middle = What is asked
page-zone-side = Card, log and chat
page-zone-card = The card
page-lore = Lore
page-ink-count = { $ready } of { $all } ink ready
page-drops = { $n ->
    [one] 1 ink drop
   *[other] { $n } ink drops
}
page-may-ink = You may put a card into your inkwell
page-pile-hand = hand
page-pile-deck = deck
page-pile-discard = discard
page-pile-discard-open = { $n ->
    [one] Discard of { $player }, 1 card: open
   *[other] Discard of { $player }, { $n } cards: open
}
page-pile-of = { $n ->
    [one] Discard of { $player }: 1 card
   *[other] Discard of { $player }: { $n } cards
}
page-pile-empty = Nothing lies here.
page-from-deck = From { $player }'s deck
page-from-discard = From { $player }'s discard
page-from-hand = From { $player }'s hand
page-from-under = From under a card of { $player }

## People

page-bot = bot, { $level }
page-away = not here
page-here = here
page-watcher = Watcher
page-clock = { $time } left
page-clock-stopped = stopped
page-waiting = Waiting for somebody
page-waiting-why = Send this link. The game begins as soon as every seat is taken.
page-qr = The link as a QR code
page-link = Link
page-link-copy = Copy the link
page-link-copied = Copied
page-sit = Sit down
page-sit-name = Your name
page-sit-deck = Deck
page-sit-list = Or paste a list of your own
page-sit-down = Sit down and play
page-curtain = { $player }'s turn to decide
page-curtain-why = Give the screen over; the other hand is hidden until then.
page-curtain-go = I am { $player }
page-choice-yes = Yes
page-choice-no = No
page-choice-win = Take the win
page-choice-more = Two minutes more
page-choice-wait = Wait
page-choice-first = Go first
page-choice-second = Go second

## The line

page-coming = The table is coming…
page-line-broken = The connection is gone. Nothing is lost; trying again…
page-line-now = Try now
page-line-closed = The server has closed this table to you.
page-called = A judge was called: the clocks stand still.
page-call-over = The call is over

## Beside the table

page-tab-log = Log
page-tab-chat = Chat
page-unread = { $n } unread
page-log-quiet = The whole log
page-rule = Rule { $number }
page-rule-unknown = The text of this rule could not be had.
page-phrases = Phrases
page-phrase-1 = Hello! Have fun.
page-phrase-2 = Well played!
page-phrase-3 = Thank you.
page-phrase-4 = One moment, please.
page-phrase-5 = Oops!
page-phrase-6 = I am thinking.
page-phrase-7 = It is your turn.
page-phrase-8 = Good game!
page-chat-empty = Nobody has said anything yet.
page-chat-muted = The chat is muted.
page-chat-write = Write something
page-chat-ask = Ask to talk in own words
page-send = Send
page-save = Save
page-close = Close

## Menu, settings

page-menu = Menu
page-menu-hint = What would a bot do?
page-menu-judge = Call a judge
page-menu-watch = Copy a link for who wants to watch
page-menu-plain = The table as plain text
page-menu-mute = Mute the chat
page-menu-unmute = Hear the chat again
page-menu-hands = Ask to show both hands to who watches
page-menu-leave = Leave the table
page-menu-rules = Rules { $version }
page-menu-series = game { $game }, best of { $n }
page-menu-promise = The shuffle was promised before the first card:
page-concede = Concede
page-concede-sure = Concede this game?
page-settings = Settings
page-motion = Motion
page-motion-system = As this device is set
page-motion-on = Yes
page-motion-off = No
page-sound = Sounds
page-images = Card images from this host
page-images-why = Nothing is fetched from elsewhere unless you name a host. It then sees which cards you look at.
page-report = Report somebody
page-report-what = What is it about?
page-report-language = Language
page-report-stalling = Stalling
page-report-cheating = Cheating
page-report-other = Something else
page-report-text = What happened
page-report-block = Do not meet this person again
page-report-kept = The report was kept, with the position.
page-judge = Judge
page-judge-desk = The judge's desk
page-judge-lead = The clocks stand still. This is the position as you may know it; ask what happens.
page-judge-try = What is tried?
page-judge-scene = The position
page-judge-go = Judge
page-judge-sheet = The ruling
page-judge-failed = This could not be judged.
page-command = Command line
page-command-hint = quest Stitch · challenge Stitch > Simba · a ? at the end asks why not

## Keys

page-keys = Keys
page-key-hand = cards of your hand
page-key-own = your cards in play
page-key-theirs = the opponents' cards
page-key-others = other cards to choose from
page-key-act = what the chosen card can do
page-key-arrows = from card to card
page-key-enter = do it
page-key-space = end turn, done, yes
page-key-esc = let go, one step at a time
page-key-back = take back
page-key-why = then a card: why not?
page-key-help = this list
page-key-log = log
page-key-hint = what would a bot do?
page-key-command = command line
page-touch-help = By touch: tap a card to see what it can do; press long to look at it closely. With a mouse: point at a card to see it whole, the right button asks why not.

## The end

page-end-won = You win!
page-end-lost = You lose.
page-end-draw = The game is over
page-end-winner = { $player } wins
page-end-series = The series: { $score }
page-end-next = Next game
page-end-rematch = Rematch
page-end-asked = Rematch asked for
page-end-replay = Replay
page-end-record = Download the record
page-end-look = Look at the table
page-end-new = New table

## In plain text

page-plain-now = Now
page-plain-drawn = Drawn table
page-plain-active = has the turn
page-plain-play = In play
page-plain-none = Nothing
page-plain-what = What can it do?
`,ao=`### Lo que dice por sí misma la página de la mesa web. Las frases sobre la partida vienen del servidor.

## En todas partes

page-language = Idioma
page-nav = Páginas
page-nav-new = Nueva mesa
page-nav-lobby = Sala
page-nav-mine = Mis partidas
page-nav-decks = Mazos
page-nav-help = Ayuda
page-load-failed = No se ha podido cargar esta parte de la página. Vuelve a cargarla.
page-missing-title = Aquí no hay nada
page-missing-lead = Esta dirección no lleva a ninguna parte.
page-missing-home = Ir a la primera página

## Las páginas

page-home-title = Una mesa para jugar, en tu navegador
page-home-lead = Contra un bot, con alguien por enlace o dos ante una misma pantalla.
page-new-title = Nueva mesa
page-new-lead = Quién juega, con qué mazos y con qué reglas.
page-lobby-title = Sala
page-lobby-lead = Mesas abiertas que esperan a alguien.
page-mine-title = Mis partidas
page-mine-lead = Mesas en las que este navegador tiene un asiento.
page-decks-title = Mazos
page-decks-lead = Pega una lista en cualquier formato o toma una de las que hay.
page-replay-title = Repetición
page-replay-lead = Una partida terminada, línea a línea.
page-help-title = Ayuda
page-help-lead = Cómo se juega con ratón, dedos, teclas y voz.

## Privacidad

page-privacy-title = Privacidad
page-privacy-1 = No hay cuentas, ni cookies, ni seguimiento, y la página no pide nada a ningún otro servidor.
page-privacy-2 = El servidor guarda lo necesario para seguir jugando: la mesa, los nombres que cada cual eligió, sus mazos, cada acción de la partida con su hora y el chat.
page-privacy-3 = Tu navegador guarda tus ajustes, las llaves de tus asientos y un número al azar que vuelve a encontrar tus partidas; borra los datos de este sitio y desaparecen.
page-privacy-4 = Quien tenga el enlace de una partida terminada puede ver su repetición; nadie ve las cartas ocultas de una partida en curso.
page-privacy-5 = Las direcciones sirven para limitar cuánto puede pedir una máquina y se olvidan con el proceso; si envías una queja, se guardan la posición y el chat de esa mesa.

## Tintas

page-ink-amber = Ámbar
page-ink-amethyst = Amatista
page-ink-emerald = Esmeralda
page-ink-ruby = Rubí
page-ink-sapphire = Zafiro
page-ink-steel = Acero
page-ink-none = sin tinta

## La mesa

page-table-title = Mesa { $id }

## Lo que se hace

page-act-quest = Ir de aventura
page-act-challenge = Desafiar
page-act-play = Jugar
page-act-use = Usar
page-act-move = Mover
page-act-ink = Poner en el pozo de tinta
page-act-end = Terminar turno
page-act-shift = Shift
page-act-sing = Cantar
page-act-sing-together = Cantar en grupo
page-act-free = Jugar gratis
page-act-alternate = Jugar de otra manera
page-aim-challenge = { $card } desafía… ¿a quién?
page-aim-move = { $card } se mueve… ¿adónde?
page-aim-shift = { $card } con Shift… ¿sobre quién?
page-aim-sing = ¿Quién canta { $card }?
page-aim-other = { $card }: elige un objetivo
page-can = { $card } puede
page-targets = { $n ->
    [one] 1 objetivo
   *[other] { $n } objetivos
}
page-quest-lore = +{ $n } de leyenda
page-final = Esto no se puede deshacer
page-cancel = Cancelar
page-unpick = Un paso atrás
page-back = Deshacer
page-back-ask = Pedir deshacer
page-back-ask-now = Pedirlo
page-back-ask-title = Deciden los demás: desde entonces se ha visto algo
page-back-ask-why = ¿Pedir a los demás que se deshaga igualmente?
page-no = No
page-keep = Conservar la mano
page-alter = { $n ->
    [one] Cambiar 1 carta
   *[other] Cambiar { $n } cartas
}
page-picked = { $picked } de { $most }
page-search = Buscar
page-hint = Un bot en tu lugar elegiría:
page-nothing-to-do = Ahora no se puede hacer nada con esta carta.
page-why-not = ¿Por qué no?
page-why-may = Esto se puede hacer.
page-left = Aún podrías { $what }. ¿Terminar el turno?
page-left-ink = poner una carta en el pozo de tinta
page-left-play = jugar una carta
page-left-quest = ir de aventura
page-left-challenge = desafiar
page-left-use = usar una habilidad
page-left-move = mover

## Turnos

page-turn = Turno { $n }
page-turn-yours = tu turno
page-turn-of = turno de { $player }
page-turn-now = Elige una carta o termina tu turno.
page-turn-card = ¿Qué hace { $card }?
page-phase-setup = Preparación
page-phase-start = Principio del turno
page-phase-main = Fase principal
page-phase-end = Final del turno
page-phase-over = Fin de la partida
page-bag = Bolsa
page-source = Lo pregunta { $card }
page-preview = Si lo haces
page-preview-stops = Después deciden el azar o cartas ocultas.
page-preview-asks = Después se pregunta a alguien.

## Cartas

page-type-character = Personaje
page-type-action = Acción
page-type-song = Acción · Canción
page-type-item = Objeto
page-type-location = Ubicación
page-card-hidden = una carta oculta
page-card-cost = coste { $n }
page-card-inkable = símbolo de pozo de tinta
page-card-strength = fuerza { $n }
page-card-willpower = voluntad { $n }
page-card-lore = leyenda { $n }
page-card-move = coste de movimiento { $n }
page-card-damage = daño { $n }
page-card-exerted = en estado agotado
page-card-drying = secándose
page-card-under = { $n ->
    [one] 1 carta debajo
   *[other] { $n } cartas debajo
}
page-card-at = en { $place }
page-card-target = se puede elegir
page-card-able = puede hacer algo
page-card-picked = elegida
page-tag-exerted = agotado
page-tag-drying = secándose
page-changes = Qué la cambia
page-under = Debajo
page-inspect-none = Señala o toca una carta: aquí se ve entera.
page-cards-failed = No se han podido cargar las cartas. Vuelve a cargar la página.

## Zonas

page-seat = Jugador { $n }
page-seat-free = Asiento libre
page-zone-own = Tus cartas en la zona de juego
page-zone-play = Cartas de { $player } en la zona de juego
page-zone-hand = { $n ->
    [one] Tu mano, 1 carta
   *[other] Tu mano, { $n } cartas
}
page-zone-hand-of = { $n ->
    [one] Mano de { $player }, 1 carta
   *[other] Mano de { $player }, { $n } cartas
}
page-zone-player = { $player }: leyenda, tinta, montones
page-zone-middle = Lo que se pregunta
page-zone-side = Carta, registro y chat
page-zone-card = La carta
page-lore = Leyenda
page-ink-count = { $ready } de { $all } de tinta preparada
page-drops = { $n ->
    [one] 1 gota de tinta
   *[other] { $n } gotas de tinta
}
page-may-ink = Puedes poner una carta en tu pozo de tinta
page-pile-hand = mano
page-pile-deck = mazo
page-pile-discard = descarte
page-pile-discard-open = { $n ->
    [one] Descarte de { $player }, 1 carta: abrir
   *[other] Descarte de { $player }, { $n } cartas: abrir
}
page-pile-of = { $n ->
    [one] Descarte de { $player }: 1 carta
   *[other] Descarte de { $player }: { $n } cartas
}
page-pile-empty = Aquí no hay nada.
page-from-deck = Del mazo de { $player }
page-from-discard = Del descarte de { $player }
page-from-hand = De la mano de { $player }
page-from-under = De debajo de una carta de { $player }

## Gente

page-bot = bot, { $level }
page-away = fuera
page-here = aquí
page-watcher = Espectador
page-clock = quedan { $time }
page-clock-stopped = parado
page-waiting = A la espera de alguien
page-waiting-why = Envía este enlace. La partida empieza en cuanto todos los asientos estén ocupados.
page-qr = El enlace como código QR
page-link = Enlace
page-link-copy = Copiar el enlace
page-link-copied = Copiado
page-sit = Siéntate
page-sit-name = Tu nombre
page-sit-deck = Mazo
page-sit-list = O pega una lista tuya
page-sit-down = Sentarse y jugar
page-curtain = Le toca decidir a { $player }
page-curtain-why = Pasa la pantalla; hasta entonces la otra mano queda oculta.
page-curtain-go = Soy { $player }
page-choice-yes = Sí
page-choice-no = No
page-choice-win = Tomar la victoria
page-choice-more = Dos minutos más
page-choice-wait = Esperar
page-choice-first = Empezar
page-choice-second = No empezar

## La conexión

page-coming = La mesa está llegando…
page-line-broken = Se ha perdido la conexión. No se pierde nada; se vuelve a intentar…
page-line-now = Intentar ahora
page-line-closed = El servidor te ha cerrado esta mesa.
page-called = Se ha llamado a un juez: los relojes están parados.
page-call-over = Termina la llamada

## Junto a la mesa

page-tab-log = Registro
page-tab-chat = Chat
page-unread = { $n } sin leer
page-log-quiet = El registro entero
page-rule = Regla { $number }
page-rule-unknown = No se ha podido obtener el texto de esta regla.
page-phrases = Frases
page-phrase-1 = ¡Hola! Que te diviertas.
page-phrase-2 = ¡Bien jugado!
page-phrase-3 = Gracias.
page-phrase-4 = Un momento, por favor.
page-phrase-5 = ¡Uy!
page-phrase-6 = Estoy pensando.
page-phrase-7 = Te toca.
page-phrase-8 = ¡Buena partida!
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-muted = El chat está silenciado.
page-chat-write = Escribe algo
page-chat-ask = Pedir hablar con palabras propias
page-send = Enviar
page-save = Guardar
page-close = Cerrar

## Menú y ajustes

page-menu = Menú
page-menu-hint = ¿Qué haría un bot?
page-menu-judge = Llamar a un juez
page-menu-watch = Copiar un enlace para quien quiera mirar
page-menu-plain = La mesa como texto
page-menu-mute = Silenciar el chat
page-menu-unmute = Volver a oír el chat
page-menu-hands = Pedir que quien mira vea ambas manos
page-menu-leave = Dejar la mesa
page-menu-rules = Reglas { $version }
page-menu-series = partida { $game }, al mejor de { $n }
page-menu-promise = El barajado se prometió antes de la primera carta:
page-concede = Rendirse
page-concede-sure = ¿Rendirte en esta partida?
page-settings = Ajustes
page-motion = Movimiento
page-motion-system = Como esté este dispositivo
page-motion-on = Sí
page-motion-off = No
page-sound = Sonidos
page-images = Imágenes de cartas de este servidor
page-images-why = No se pide nada fuera si no nombras un servidor. Si lo haces, ese servidor ve qué cartas miras.
page-report = Denunciar a alguien
page-report-what = ¿De qué se trata?
page-report-language = Lenguaje
page-report-stalling = Perder tiempo
page-report-cheating = Trampas
page-report-other = Otra cosa
page-report-text = Qué ha pasado
page-report-block = No volver a encontrarme con esta persona
page-report-kept = La denuncia queda guardada, con la posición.
page-judge = Juez
page-judge-desk = La mesa del juez
page-judge-lead = Los relojes están parados. Esta es la posición tal como puedes conocerla; pregunta qué ocurre.
page-judge-try = ¿Qué se intenta?
page-judge-scene = La posición
page-judge-go = Juzgar
page-judge-sheet = El fallo
page-judge-failed = No se ha podido juzgar.
page-command = Línea de órdenes
page-command-hint = quest Stitch · challenge Stitch > Simba · un ? al final pregunta por qué no

## Teclas

page-keys = Teclas
page-key-hand = cartas de tu mano
page-key-own = tus cartas en juego
page-key-theirs = cartas de los oponentes
page-key-others = otras cartas que elegir
page-key-act = lo que puede hacer la carta elegida
page-key-arrows = de carta en carta
page-key-enter = hacerlo
page-key-space = terminar turno, acabar, sí
page-key-esc = soltar, paso a paso
page-key-back = deshacer
page-key-why = y luego una carta: ¿por qué no?
page-key-help = esta lista
page-key-log = registro
page-key-hint = ¿qué haría un bot?
page-key-command = línea de órdenes
page-touch-help = Con el dedo: toca una carta para ver qué puede hacer; mantén pulsado para verla de cerca. Con ratón: señala una carta para verla entera; el botón derecho pregunta por qué no.

## El final

page-end-won = ¡Has ganado!
page-end-lost = Has perdido.
page-end-draw = La partida ha terminado
page-end-winner = Gana { $player }
page-end-series = La serie: { $score }
page-end-next = Siguiente partida
page-end-rematch = Revancha
page-end-asked = Revancha pedida
page-end-replay = Repetición
page-end-record = Descargar el acta
page-end-look = Mirar la mesa
page-end-new = Nueva mesa

## Como texto

page-plain-now = Ahora
page-plain-drawn = Mesa dibujada
page-plain-active = tiene el turno
page-plain-play = En la zona de juego
page-plain-none = Nada
page-plain-what = ¿Qué puede hacer?
`,oo=`tintero.settings`,so=`tintero.seats`,co=`tintero.visitor`;function lo(e){try{return JSON.parse(localStorage.getItem(e)??`{}`)}catch{return{}}}function uo(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}function fo(e){return e.find(e=>/^(en|es)\b/i.test(e))?.toLowerCase().startsWith(`es`)?`es`:`en`}var po=cn({lang:fo(typeof navigator>`u`?[`en`]:navigator.languages),motion:`system`,sound:!1,images:``,name:``,quiet:!1,...lo(oo)});function mo(e){Object.assign(po,e),uo(oo,Je(po))}function ho(){return po.motion===`system`?!matchMedia(`(prefers-reduced-motion: reduce)`).matches:po.motion===`on`}function go(){let e=null;try{e=localStorage.getItem(co)}catch{}if(!e){let t=crypto.getRandomValues(new Uint8Array(16));e=Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``);try{localStorage.setItem(co,e)}catch{}}return e}function _o(e){return lo(so)[e]??``}function vo(e,t){let n={...lo(so),[e]:t},r=Object.keys(n);for(let e of r.slice(0,Math.max(0,r.length-200)))delete n[e];uo(so,n)}var yo=[`en`,`es`];function bo(e,t){let n=new ja(e,{useIsolating:!1});return n.addResource(new no(t)),n}var xo={en:bo(`en`,io),es:bo(`es`,ao)};function So(e,t,n){for(let r of[xo[e],xo.en]){let e=r?.getMessage(t)?.value;if(r&&e)return r.formatPattern(e,n)}return t}function Co(e,t){return So(po.lang,e,t)}function wo(){return po.lang}function To(e){mo({lang:e})}var Eo=Lr(`<main class="sheet"><h1> </h1> <p> <a href="/"> </a></p></main>`);function Do(e,t){tt(t,!1),$i();var n=Eo();_i(`re4gpe`,e=>{zn(e=>{fn.title=`${e??``} · Tintero`},[()=>Co(`page-missing-title`)])});var r=_n(n),i=yn(r,!0),a=bn(r,2),o=_n(a),s=yn(bn(o),!0);Ee(a),Ee(n),Rn((e,t,n)=>{Kr(i,e),Kr(o,`${t??``} `),Kr(s,n)},[()=>Co(`page-missing-title`),()=>Co(`page-missing-lead`),()=>Co(`page-missing-home`)]),Q(e,n),nt()}var Oo={all:{},byName:{}},ko=P([]),Ao=P(new Map),jo=new Map;function Mo(e=po.lang){let t=jo.get(e);if(t)return t.then(()=>No(e));let n=(async()=>{let t=await(await fetch(`/api/cards`)).json(),n=t.url[e]??t.url.en;if(!n)throw Error(`no cards`);let r=await(await fetch(n)).json();Oo.all[e]=r.cards,Oo.byName[e]=new Map(r.cards.map((e,t)=>[e.full,t])),No(e)})();return jo.set(e,n),n.catch(()=>jo.delete(e)),n}function No(e){let t=Oo.all[e];t&&e===po.lang&&(F(ko,t),F(Ao,Oo.byName[e]??new Map))}function Po(){return Y(ko)}function Fo(e){return e===void 0?void 0:Y(ko)[e]}function Io(e){let t=e===void 0?void 0:Y(Ao).get(e);return t===void 0?void 0:Y(ko)[t]}function Lo(e){return Fo(e?.n)??Io(e?.face)}var Ro=Lr(`<button type="button" class="svelte-9ndgfl"> </button>`),zo=Lr(`<div class="lang svelte-9ndgfl" role="group"></div>`);function Bo(e,t){tt(t,!0);let n={en:`English`,es:`Español`};function r(e){To(e),Mo(e).catch(()=>void 0),t.changed?.(e)}var i=zo();li(i,20,()=>yo,e=>e,(e,t)=>{var i=Ro(),a=yn(i,!0);Rn((e,r)=>{Vi(i,`lang`,t),Vi(i,`aria-pressed`,e),Vi(i,`aria-label`,n[t]),Kr(a,r)},[()=>wo()===t,()=>t.toUpperCase()]),kr(`click`,i,()=>r(t)),Q(e,i)}),Ee(i),Rn(e=>Vi(i,`aria-label`,e),[()=>Co(`page-language`)]),Q(e,i),nt()}Ar([`click`]);var Vo={"":`home`,new:`new`,lobby:`lobby`,mine:`mine`,decks:`decks`,help:`help`,privacy:`privacy`};function Ho(e,t=``){let n=e.split(`/`).filter(Boolean),r=new URLSearchParams(t).has(`plain`),[i=``,a=``]=n;return n.length<=1&&i in Vo?{name:Vo[i],id:``,plain:r}:n.length===2&&i===`t`?{name:`table`,id:a,plain:r}:n.length===2&&i===`replay`?{name:`replay`,id:a,plain:r}:{name:`missing`,id:``,plain:r}}var Uo=()=>typeof location>`u`?{route:Ho(`/`),hash:``}:{route:Ho(location.pathname,location.search),hash:location.hash.slice(1)},Wo=P(Uo());function Go(){return Y(Wo).route}function Ko(){return Y(Wo).hash}function qo(e,t=!1){let n=new URL(e,location.origin);Y(Wo).route.plain&&!n.searchParams.has(`plain`)&&n.searchParams.set(`plain`,``);let r=n.pathname+n.search.replace(`plain=`,`plain`)+n.hash;t?history.replaceState(null,``,r):history.pushState(null,``,r),F(Wo,Uo()),scrollTo(0,0)}function Jo(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target?.closest?.(`a`);!t||t.target||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||Ho(t.pathname).name===`missing`||(t.pathname!==location.pathname||!t.hash||t.pathname.startsWith(`/t/`))&&(e.preventDefault(),qo(t.pathname+t.search+t.hash))}typeof window<`u`&&(addEventListener(`popstate`,()=>F(Wo,Uo())),addEventListener(`hashchange`,()=>F(Wo,Uo())));var Yo=Lr(`<a class="svelte-o7raai"> </a>`),Xo=Lr(`<header class="svelte-o7raai"><a class="brand svelte-o7raai" href="/">Tintero</a> <nav class="svelte-o7raai"></nav> <!></header>`);function Zo(e,t){tt(t,!1);let n=[[`/new`,`new`,`page-nav-new`],[`/lobby`,`lobby`,`page-nav-lobby`],[`/mine`,`mine`,`page-nav-mine`],[`/decks`,`decks`,`page-nav-decks`],[`/help`,`help`,`page-nav-help`]];$i();var r=Xo(),i=bn(_n(r),2);li(i,5,()=>n,([e,t,n])=>e,(e,t)=>{var n=wt(()=>g(Y(t),3));let r=()=>Y(n)[0],i=()=>Y(n)[1],a=()=>Y(n)[2];var o=Yo(),s=yn(o,!0);Rn((e,t)=>{Vi(o,`href`,r()),Vi(o,`aria-current`,e),Kr(s,t)},[()=>Go().name===i()?`page`:void 0,()=>Co(a())]),Q(e,o)}),Ee(i),Bo(bn(i,2),{}),Ee(r),Rn(e=>Vi(i,`aria-label`,e),[()=>Co(`page-nav`)]),Q(e,r),nt()}var Qo=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),$o=function(e){return`/`+e},es={},ts=function(e){return e.pathname.endsWith(`.css`)},ns=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},rs=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=$o(t,n);let r=s(t),i=ts(r);return ns(es,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Qo,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},is=Lr(`<main class="sheet"><p role="alert"> </p></main>`),as=Lr(`<!> <!>`,1);function os(e,t){tt(t,!0);let n={home:()=>rs(()=>import(`./Home-F_F7Y8eg.js`),[]),new:()=>rs(()=>import(`./New-psH3rECA.js`),[]),lobby:()=>rs(()=>import(`./Lobby-BiwvDGQH.js`),[]),mine:()=>rs(()=>import(`./Mine-BvKVFULk.js`),[]),decks:()=>rs(()=>import(`./Decks-CNwUoCgA.js`),[]),replay:()=>rs(()=>import(`./Replay-CigZoCBT.js`),[]),help:()=>rs(()=>import(`./Help-DfMauy0e.js`),[]),privacy:()=>rs(()=>import(`./Privacy-DR-FV9at.js`),[]),table:()=>rs(()=>import(`./Table-BvdN7FYn.js`),__vite__mapDeps([0,1]))},r=wt(Go),i=wt(()=>n[Y(r).name]?.());jn(()=>{document.documentElement.lang=po.lang,document.documentElement.classList.toggle(`still`,po.motion===`off`)});var a=as();Or(`click`,fn,function(...e){Jo?.apply(this,e)});var o=vn(a),s=e=>{Zo(e,{})};ni(o,e=>{Y(r).name!==`table`&&e(s)});var c=bn(o,2),l=e=>{var t=Vr();ti(vn(t),()=>Y(i),null,(e,t)=>{var n=Vr();ii(vn(n),()=>Y(r).name+Y(r).id,e=>{var n=Vr();gi(vn(n),()=>Y(t).default,(e,t)=>{t(e,{get id(){return Y(r).id},get plain(){return Y(r).plain}})}),Q(e,n)}),Q(e,n)},e=>{var t=is(),n=yn(_n(t),!0);Ee(t),Rn(e=>Kr(n,e),[()=>Co(`page-load-failed`)]),Q(e,t)}),Q(e,t)},u=e=>{Do(e,{})};ni(c,e=>{Y(i)?e(l):e(u,-1)}),Q(e,a),nt()}var ss=document.getElementById(`app`);ss&&qr(os,{target:ss});export{jn as $,wi as A,Vr as B,Vi as C,Ai as D,ji as E,ai as F,kr as G,zr as H,ii as I,Y as J,Or as K,ni as L,_i as M,hi as N,ki as O,li as P,Rn as Q,Kr as R,Ri as S,zi as T,Br as U,Lr as V,Ar as W,X,gr as Y,zn as Z,$i as _,tt as _t,Io as a,bn as at,Ki as b,Ee as bt,Co as c,$t as ct,ho as d,an as dt,fn as et,_o as f,wt as ft,ra as g,nt as gt,ia as h,$e as ht,Po as i,yn as it,vi as j,Ei as k,mo as l,F as lt,go as m,ft as mt,qo as n,_n as nt,Lo as o,cn as ot,po as p,dt as pt,Er as q,Bo as r,vn as rt,Mo as s,Qt as st,Ko as t,dn as tt,vo as u,P as ut,Qi as v,et as vt,Bi as w,Gi as x,g as xt,Xi as y,De as yt,Q as z};