var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<18,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,C=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},w=Symbol(`uninitialized`),xe=`http://www.w3.org/1999/xhtml`;function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function E(e){T=e}var D;function O(e){if(e===null)throw Ce(),be;return D=e}function Ee(){return O(R(D))}function De(e){if(T){if(R(D)!==null)throw Ce(),be;D=e}}function Oe(e=1){if(T){for(var t=e,n=D;t--;)n=R(n);D=n}}function ke(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=R(n);e&&n.remove(),n=i}}function Ae(e){if(!e||e.nodeType!==8)throw Ce(),be;return e.data}function je(e){return e===this.v}function Me(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ne(e){return!Me(e,this.v)}function Pe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Fe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ie(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Le(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Re(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function ze(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Be(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ve(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function He(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ge(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ke=!1;function qe(){Ke=!0}var Je=[];function Ye(e,t=!1,n=!1){return Xe(e,new Map,``,Je,null,n)}function Xe(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Xe(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Xe(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Xe(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function Ze(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Qe(e,t){return e===null&&Pe(t),e.c??=new Map(Ze(e)||void 0)}var k=null;function $e(e){k=e}function et(e){return Qe(k,`getContext`).get(e)}function tt(e,t){return Qe(k,`setContext`).set(e,t),t}function nt(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:K,l:Ke&&!t?{s:null,u:null,$:[]}:null}}function rt(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)Nn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,it(e)}function it(e={}){return i(e,ue,{value:!0}),e}function at(){return!Ke||k!==null&&k.l===null}var ot=[];function st(){var e=ot;ot=[],h(e)}function A(e){if(ot.length===0&&!It){var t=ot;queueMicrotask(()=>{t===ot&&st()})}ot.push(e)}function ct(){for(;ot.length>0;)st()}var lt=~(y|b|v);function j(e,t){e.f=e.f&lt|t}function ut(e){e.f&512||e.deps===null?j(e,v):j(e,b)}function dt(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),j(e,v)}function ft(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}function pt(e){T&&L(e)!==null&&Cn(e)}var mt=!1;function ht(){mt||(mt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function gt(e,t,n,r=!0){r&&n();for(var i of t)e.addEventListener(i,n);jn(()=>{for(var r of t)e.removeEventListener(r,n)})}function _t(e){var t=U,n=K;G(null),tr(null);try{return e()}finally{G(t),tr(n)}}function vt(e,t,n,r=n){e.addEventListener(t,()=>_t(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),ht()}function yt(e,t,n,r){let i=at()?Ct:Dt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=K,c=bt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){z(e,s)}xt()}}var d=St();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Tt(e))).then(u).catch(e=>z(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),xt())}):f()}function bt(){var e=K,t=U,n=k,r=M;return function(i=!0){tr(e),G(t),$e(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function xt(e=!0){tr(null),G(null),$e(null),e&&M?.deactivate()}function St(){var e=K,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ct(e){var t=2|y;return K!==null&&(K.f|=ie),{ctx:k,deps:null,effects:null,equals:je,f:t,fn:e,reactions:null,rv:0,v:w,wv:0,parent:K,ac:null}}var wt=Symbol(`obsolete`);function Tt(e,t,n){let r=K;r===null&&Fe();var i=void 0,a=Qt(w),o=!U,s=new Set;return Ln(()=>{var t=K,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(xt)}catch(e){n.reject(e),xt()}var c=M;if(o){if(t.f&32768)var l=St();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(wt);else for(let e of s.values())e.reject(wt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==wt&&(c.activate(),t?(a.f|=le,an(a,t)):(a.f&8388608&&(a.f^=le),an(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),jn(()=>{for(let e of s)e.reject(wt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Et(e){let t=Ct(e);return rr(t),t}function Dt(e){let t=Ct(e);return t.equals=Ne,t}function Ot(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)H(t[n])}}function kt(e){var t,n=K,r=e.parent;if(!$n&&r!==null&&e.v!==w&&r.f&24576)return Se(),e.v;tr(r);try{Ot(e),t=fr(e)}finally{tr(n)}return t}function At(e){var t=kt(e);!e.equals(t)&&(e.wv=lr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Pt?.capture(e,t,!0)),e.deps===null))?j(e,v):$n||(N===null?ut(e):(An()||M?.is_fork)&&N.set(e,t))}function jt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&_t(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=f),hr(t,0),Un(t))}function Mt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&gr(t)}var Nt=null,M=null,Pt=null,N=null,Ft=null,It=!1,Lt=!1,Rt=null,zt=null,Bt=0,Vt=1,Ht=class e{id=Vt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Nt===null?Nt=this:(Nt.next=this,this.prev=Nt),Nt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,y),t(r);for(r of n.m)j(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=Rt=[],n=[],r=zt=[];this.#a.length>0;){Bt++>1e3&&(this.#b(),Wt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Yt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Rt=null,zt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Jt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Pt=this,Kt(n),Kt(t),Pt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(P.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):ur(r)&&(i&16&&this.add_dirty_reaction(r,b),gr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)dt(e[t],this.#s)}capture(e,t,n=!1){e.v!==w&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{Lt=!0,M=this,this.#m()}finally{Bt=0,Ft=null,Rt=null,zt=null,Lt=!1,M=null,N=null,P.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(wt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(M===null){let t=M=new e;!Lt&&!It&&A(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){Ft=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Nt=e:t.prev=e,this.linked=!1}}};function Ut(e){var t=It,n=Pt;Pt=null,It=!0;try{var r;for(e&&(Ut(),r=e());;){if(ct(),M===null)return r;M.flush()}}finally{It=t,Pt=n}}function Wt(){try{Be()}catch(e){z(e,Ft)}}var Gt=null;function Kt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ur(r)&&(Gt=new Set,gr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Kn(r),Gt?.size>0)){P.clear();for(let e of Gt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Gt.has(n)&&(Gt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||gr(n)}}Gt.clear()}}Gt=null}}function qt(e){M.schedule(e)}function Jt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,v);for(var n=e.first;n!==null;)Jt(n,t),n=n.next}}function Yt(e){j(e,v);for(var t=e.first;t!==null;)Yt(t),t=t.next}var Xt=new Set,P=new Map,Zt=!1;function Qt(e,t){return{f:0,v:e,reactions:null,equals:je,rv:0,wv:0}}function $t(e,t){let n=Qt(e,t);return rr(n),n}function en(e,t=!1,n=!0){let r=Qt(e);return t||(r.equals=Ne),Ke&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function tn(e,t){return F(e,Z(()=>X(e))),t}function F(e,t,n=!1){return U!==null&&(!W||U.f&131072)&&at()&&U.f&4325394&&(nr===null||!nr.has(e))&&We(),an(e,n?un(t):t,zt)}var nn=null,rn=0;function an(e,t,n=null){if(!e.equals(t)){$n?P.set(e,t):P.has(e)||P.set(e,e.v);var r=Ht.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&kt(t),N===null&&ut(t)}e.wv=lr(),nn=null,rn=0,ln(e,y,n),nn=null,at()&&K!==null&&K.f&1024&&!(K.f&96)&&(Y===null?ir([e]):Y.push(e)),!r.is_fork&&Xt.size>0&&!Zt&&on()}return t}function on(){Zt=!1;for(let e of Xt){e.f&1024&&j(e,b);let t;try{t=ur(e)}catch{t=!0}t&&gr(e)}Xt.clear()}function sn(e,t=1){var n=X(e),r=t===1?n++:n--;return F(e,n),r}function cn(e){F(e,e.v+1)}function ln(e,t,n){var r=e.reactions;if(r!==null){var i=at(),a=r.length;if(rn+=a,rn>1e5&&nn===null&&(nn=new Set),nn!==null){if(nn.has(e))return;nn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==K){var l=(c&y)===0;if(l&&j(s,t),c&131072)Xt.add(s);else if(c&2){var u=s;N?.delete(u),ln(u,b,n)}else if(l){var d=s;c&16&&Gt!==null&&Gt.add(d),n===null?qt(d):n.push(d)}}}}}function un(t){if(typeof t!=`object`||!t||C in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=$t(0),u=null,d=sr,f=e=>{if(sr===d)return e();var t=U,n=sr;G(null),cr(d);var r=e();return G(t),cr(n),r};return i&&r.set(`length`,$t(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&He();var i=r.get(t);return i===void 0?f(()=>{var e=$t(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>$t(w,u));r.set(t,e),cn(o)}}else F(n,w),cn(o);return!0},get(e,n,i){if(n===C)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>$t(un(s?e[n]:w),u)),r.set(n,o)),o!==void 0){var c=X(o);return c===w?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=X(i);if(a===w)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===C)return!0;var n=r.get(t),i=n!==void 0&&n.v!==w||Reflect.has(e,t);return(n!==void 0||(K!==null||U!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>$t(i?un(e[t]):w,u)),r.set(t,n)),X(n)===w)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>$t(w,u)),r.set(d+``,p)):F(p,w)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>$t(void 0,u)),F(c,un(n)),r.set(t,c));else{l=c.v!==w;var m=f(()=>un(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}cn(o)}return!0},ownKeys(e){X(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==w});for(var[n,i]of r)i.v!==w&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ue()}})}function dn(e){try{if(typeof e==`object`&&e&&C in e)return e[C]}catch{}return e}function fn(e,t){return Object.is(dn(e),dn(t))}var pn,mn,hn,gn,_n;function vn(){if(pn===void 0){pn=window,mn=document,hn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;gn=a(t,`firstChild`).get,_n=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return gn.call(e)}function R(e){return _n.call(e)}function yn(e,t){if(!T)return L(e);var n=L(D);if(n===null)n=D.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),O(r),r}return t&&En(n),O(n),n}function bn(e,t=!1){if(!T){var n=L(e);return n instanceof Comment&&n.data===``?R(n):n}if(t){if(D?.nodeType!==3){var r=I();return D?.before(r),O(r),r}En(D)}return D}function xn(e,t=!1){if(!T)return L(e);var n=yn(e,t);return De(e),n}function Sn(e,t=1,n=!1){let r=T?D:e;for(var i;t--;)i=r,r=R(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),O(a),a}En(r)}return O(r),r}function Cn(e){e.textContent=``}function wn(){return!1}function Tn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function En(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Dn(e){var t=K;if(t===null)return U.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;z(e,t)}function z(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function On(e){K===null&&(U===null&&ze(e),Re()),$n&&Le(e)}function kn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function B(e,t){var n=K;n!==null&&n.f&8192&&(e|=x);var r={ctx:k,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Rt===null?Ht.ensure().schedule(r):Rt.push(r);else if(t!==null){try{gr(r)}catch(e){throw H(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&kn(i,n),U!==null&&U.f&2&&!(e&64))){var a=U;(a.effects??=[]).push(i)}return r}function An(){return U!==null&&!W}function jn(e){let t=B(8,null);return j(t,v),t.teardown=e,t}function Mn(e){On(`$effect`);var t=K.f;if(!U&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return Nn(e)}function Nn(e){return B(4|ae,e)}function Pn(e){return On(`$effect.pre`),B(8|ae,e)}function Fn(e){Ht.ensure();let t=B(64|ie,e);return(e={})=>new Promise(n=>{e.outro?qn(t,()=>{H(t),n(void 0)}):(H(t),n(void 0))})}function In(e){return B(4,e)}function Ln(e){return B(ce|ie,e)}function Rn(e,t=0){return B(8|t,e)}function zn(e,t=[],n=[],r=[]){yt(r,t,n,t=>{B(8,()=>{e(...t.map(X))})})}function Bn(e,t=[],n=[],r=[]){yt(r,t,n,t=>{B(4,()=>e(...t.map(X)))})}function Vn(e,t=0){return B(16|t,e)}function V(e){return B(32|ie,e)}function Hn(e){var t=e.teardown;if(t!==null){let n=$n,r=U;er(!0),G(null);try{t.call(null)}catch(t){z(t,e.parent)}finally{er(n),G(r)}}}function Un(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&_t(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:H(n,t),n=r}}function Wn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||H(t),t=n}}function H(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Gn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Un(e,t&&!n),hr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Hn(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Kn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Gn(e,t){for(;e!==null;){var n=e===t?null:R(e);e.remove(),e=n}}function Kn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function qn(e,t,n=!0){var r=[];e.f|=256,Jn(e,r,!0);var i=()=>{n&&H(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Jn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Jn(i,t,o?n:!1)}i=a}}}function Yn(e){e.f&=-257,Xn(e,!0)}function Xn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(j(e,y),Ht.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Xn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Zn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:R(n);t.append(n),n=i}}var Qn=null,$n=!1;function er(e){$n=e}var U=null,W=!1;function G(e){U=e}var K=null;function tr(e){K=e}var nr=null;function rr(e){U!==null&&(U.f&2097152||U.f&2)&&(nr??=new Set).add(e)}var q=null,J=0,Y=null;function ir(e){Y=e}var ar=1,or=0,sr=or;function cr(e){sr=e}function lr(){return++ar}function ur(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ur(a)&&At(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,v)}return!1}function dr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(nr!==null&&nr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?dr(a,t,!1):t===a&&(n?j(a,y):a.f&1024&&j(a,b),qt(a))}}function fr(e){var t=q,n=J,r=Y,i=U,a=nr,o=k,s=W,c=sr,l=e.f;q=null,J=0,Y=null,U=l&96?null:e,nr=null,$e(e.ctx),W=!1,sr=++or,e.ac!==null&&(_t(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=ee;var f=pr(e);if(at()&&Y!==null&&!W&&f!==null&&!(e.f&6146))for(var p=0;p<Y.length;p++)dr(Y[p],e);if(i!==null&&i!==e){if(or++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=or;if(t!==null)for(let e of t)e.rv=or;Y!==null&&(r===null?r=Y:r.push(...Y))}return e.f&8388608&&(e.f^=le),d}catch(t){return pr(e),Dn(t)}finally{e.f^=se,q=t,J=n,Y=r,U=i,nr=a,$e(o),W=s,sr=c}}function pr(e){var t=e.deps,n=M?.is_fork;if(q!==null){var r;if(n||hr(e,J),t!==null&&J>0)for(t.length=J+q.length,r=0;r<q.length;r++)t[J+r]=q[r];else e.deps=t=q;if(An()&&e.f&512)for(r=J;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&J<t.length&&(hr(e,J),t.length=J);return t}function mr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(q===null||!n.call(q,r))){var s=r;s.f&512&&(s.f^=512),s.v!==w&&ut(s),s.ac!==null&&_t(()=>{s.ac.abort(ve),s.ac=null,j(s,y)}),jt(s),hr(s,0)}}function hr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)mr(e,n[r])}function gr(e){var t=e.f;if(!(t&16384)){j(e,v);var n=K;K=e;try{t&16777232?Wn(e):Un(e),Hn(e);var r=fr(e);e.teardown=typeof r==`function`?r:null,e.wv=ar}finally{K=n}}}async function _r(){await Promise.resolve(),Ut()}function X(e){var t=!!(e.f&2);if(Qn?.add(e),U!==null&&!W&&!(K!==null&&K.f&16384)&&(nr===null||!nr.has(e))){var r=U.deps;if(U.f&2097152)e.rv<or&&(e.rv=or,q===null&&r!==null&&r[J]===e?J++:q===null?q=[e]:q.push(e));else{U.deps??=[],n.call(U.deps,e)||U.deps.push(e);var i=e.reactions;i===null?e.reactions=[U]:n.call(i,U)||i.push(U)}}if($n&&P.has(e))return P.get(e);if(t){var a=e;if($n){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||yr(a))&&(o=kt(a)),P.set(a,o),o}var s=!(a.f&512)&&!W&&U!==null&&!!(U.f&512),c=(a.f&ee)===0;ur(a)&&(s&&(a.f|=512),At(a)),s&&!c&&(Mt(a),vr(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function vr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Mt(r),vr(r))}}function yr(e){if(e.v===w)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(P.has(t)||t.f&2&&yr(t))return!0;return!1}function Z(e){var t=W;try{return W=!0,e()}finally{W=t}}function br(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(C in e)xr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&C in n&&xr(n)}}}function xr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{xr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Sr=[`touchstart`,`touchmove`];function Cr(e){return Sr.includes(e)}var wr=Symbol(`events`),Tr=new Set,Er=new Set;function Dr(e){if(!T)return;e.removeAttribute(`onload`),e.removeAttribute(`onerror`);let t=e.__e;t!==void 0&&(e.__e=void 0,queueMicrotask(()=>{e.isConnected&&e.dispatchEvent(t)}))}function Or(e,t,n,r={}){function i(e){if(r.capture||Pr.call(t,e),!e.cancelBubble)return _t(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function kr(e,t,n,r,i){var a={capture:r,passive:i},o=Or(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&jn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Ar(e,t,n){(t[wr]??={})[e]=n}function jr(e){for(var t=0;t<e.length;t++)Tr.add(e[t]);for(var n of Er)n(e)}var Mr=null,Nr=!1;function Pr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Mr=e,Nr||(Nr=!0,setTimeout(()=>{Nr=!1,Mr=null}));var s=0,c=Mr===e&&e[wr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[wr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=U,f=K;G(null),tr(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[wr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[wr]=t,delete e.currentTarget,G(d),tr(f)}}}var Fr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ir(e){return Fr?.createHTML(e)??e}function Lr(e){var t=Tn(`template`);return t.innerHTML=Ir(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=K;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Rr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Q(D,null),D;i===void 0&&(i=Lr(a?e:`<!>`+e),n||(i=L(i)));var t=r||hn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function zr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Q(D,null),D;if(!o){var e=L(Lr(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Br(e,t){return zr(e,t,`svg`)}function Vr(e=``){if(!T){var t=I(e+``);return Q(t,t),t}var n=D;return n.nodeType===3?En(n):(n.before(n=I()),O(n)),Q(n,n),n}function Hr(){if(T)return Q(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Q(t,n),e}function Ur(e,t){if(T){var n=K;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=D),Ee()}else e!==null&&e.before(t)}function Wr(){if(T&&D&&D.nodeType===8&&D.textContent?.startsWith(`$`)){let e=D.textContent.substring(1);return Ee(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Gr(e){let t=0,n=Qt(0),r;return()=>{An()&&(X(n),Rn(()=>(t===0&&(r=Z(()=>e(()=>cn(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,cn(n))})})))}}var Kr=ne|ie;function qr(e,t,n,r){new Jr(e,t,n,r)}var Jr=class{parent;is_pending=!1;transform_error;#e;#t=T?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Gr(()=>(this.#p=Qt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=K;t.b=this,t.f|=128,n(e)},this.parent=K.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Vn(()=>{if(T){let e=Ae(this.#t);Ee();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Kr),T&&(this.#e=D)}#h(){try{this.#a=V(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=V(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&Ge(),this.#s!==null&&qn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){z(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=V(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return V(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){z(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,qn(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=V(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Zn(this.#a,e);let t=this.#n.pending;this.#o=V(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){dt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=K,n=U,r=k;tr(this.#i),G(this.#i),$e(this.#i.ctx);try{return Ht.ensure(),e()}finally{tr(t),G(n),$e(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&qn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,A(()=>{this.#d=!1,this.#p&&an(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),X(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(H(this.#a),null),this.#o&&=(H(this.#o),null),this.#s&&=(H(this.#s),null),T&&(O(this.#t),Oe(),O(ke()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return V(()=>{var r=K;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return z(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){z(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>z(e,this.#i&&this.#i.parent)):n(t)}})}};function Yr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function Xr(e,t){return Qr(e,t)}var Zr=new Map;function Qr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){vn();var l=void 0,u=Fn(()=>{var s=n??t.appendChild(I());qr(s,{pending:()=>{}},t=>{nt({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),T&&Q(t,null),l=e(t,i)||it(),T&&(K.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Ce(),be;rt()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Cr(r);for(let e of[t,document]){var a=Zr.get(e);a===void 0&&(a=new Map,Zr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Pr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Tr)),Er.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Zr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Pr),r.delete(e),r.size===0&&Zr.delete(n)):r.set(e,i)}Er.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return $r.set(l,u),l}var $r=new WeakMap,ei=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Yn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Yn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(H(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Zn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else H(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),qn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(H(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=wn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:V(()=>t(a)),fragment:i})}else this.#t.set(e,V(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=D),this.#a(n)}},ti=0,ni=1,ri=2;function ii(e,t,n,r,i){T&&Ee();var a=at(),o=w,s=a?Qt(o):en(o,!1,!1),c=a?Qt(o):en(o,!1,!1),l=new ei(e);Vn(()=>{var a=M,o=t(),u=!1;let d=T&&p(o)===(e.data===`[!`);if(d&&(O(ke()),E(!1)),p(o)){var f=bt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),M===a&&a.deactivate(),Ht.ensure();try{e()}finally{xt(!1),It||Ut()}}};o.then(t=>{e(()=>{an(s,t),l.ensure(ni,r&&(e=>r(e,s)))})},t=>{e(()=>{if(an(c,t),l.ensure(ri,i&&(e=>i(e,c))),!i)throw c.v})}),T?l.ensure(ti,n):A(()=>{m||e(()=>{l.ensure(ti,n)})})}else an(s,o),l.ensure(ni,r&&(e=>r(e,s)));return d&&E(!0),()=>{u=!0}})}function ai(e,t,n=!1){var r;T&&(r=D,Ee());var i=new ei(e),a=n?ne:0;function o(e,t){if(T){var n=Ae(r);if(e!==parseInt(n.substring(1))){var a=ke();O(a),i.anchor=a,E(!1),i.ensure(e,t),E(!0);return}}i.ensure(e,t)}Vn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var oi=Symbol(`NaN`);function si(e,t,n){T&&Ee();var r=new ei(e),i=!at();Vn(()=>{var e=t();e!==e&&(e=oi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ci(e,t){return t}function li(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];qn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ui(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Cn(d),d.append(u),e.items.clear()}ui(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ui(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Zn(a,document.createDocumentFragment())):H(t[i],n)}}var di;function fi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?O(L(u)):u.appendChild(I())}T&&Ee();var d=null,f=Dt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=X(f);_.fallback=d,mi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,gi(d,null,c)):Yn(d):qn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Vn(()=>{var e=X(f),t=e.length;let r=!1;T&&Ae(c)===`[!`!=(t===0)&&(c=ke(),O(c),E(!1),r=!0);for(var u=new Set,_=M,v=wn(),y=0;y<t;y+=1){T&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,E(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&an(S.v,b),S.i&&an(S.i,y),v&&_.unskip_effect(S.e)):(S=hi(l,m?c:di??=I(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=V(()=>s(c)):(d=V(()=>s(di??=I())),d.f|=oe)),t>u.size&&Ie(``,``,``),T&&t>0&&O(ke()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&E(!0),X(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=D)}function pi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function mi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=pi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Yn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)gi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),_i(e,d,_),_i(e,_,y),gi(_,y,n),d=_,p=[],m=[],l=pi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)gi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);_i(e,S.prev,ee.next),_i(e,d,S),_i(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),gi(_,l,n),_i(e,_.prev,_.next),_i(e,_,d===null?e.effect.first:d.next),_i(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=pi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=pi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ui(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=pi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}li(e,te,re)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function hi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Qt(n):en(n,!1,!1):null,l=o&2?Qt(i):null;return{v:c,i:l,e:V(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function gi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=R(r);if(a.before(r),r===i)return;r=o}}function _i(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function vi(e,t,...n){var r=new ei(e);Vn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function yi(e,t,n){var r;T&&(r=D,Ee());var i=new ei(e);Vn(()=>{var e=t()??null;if(T&&Ae(r)===`[`!=(e!==null)){var a=ke();O(a),i.anchor=a,E(!1),i.ensure(e,e&&(t=>n(t,e))),E(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function bi(e,t){let n=null,r=T;var i;if(T){n=D;for(var a=L(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=R(a);if(a===null)E(!1);else{var o=R(a);a.remove(),O(o)}}T||(i=document.head.appendChild(I()));try{Vn(()=>{var e=V(()=>t(i));e.f|=re,T||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(E(!0),O(n))}}function xi(e,t,n){In(()=>{var r=Z(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Rn(()=>{var e=n();br(e),i&&Me(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function Si(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Si(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Ci(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Si(e))&&(r&&(r+=` `),r+=t);return r}function wi(e){return typeof e==`object`?Ci(e):e??``}var Ti=[...` 	
\r\f\xA0\v﻿`];function Ei(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ti.includes(r[o-1]))&&(s===r.length||Ti.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Di(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Oi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function ki(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Oi)),i&&c.push(...Object.keys(i).map(Oi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Oi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Di(r)),i&&(n+=Di(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ai(e,t,n,r,i,a){var o=e[me];if(T||o!==n||o===void 0){var s=Ei(n,r,a);(!T||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function ji(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Mi(e,t,n,r){var i=e[he];if(T||i!==t){var a=ki(t,r);(!T||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(ji(e,n?.[0],r[0]),ji(e,n?.[1],r[1],`important`)):ji(e,n,r));return r}function Ni(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Pi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Ri(c);Ni(c,i?a.includes(l):fn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Fi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return we();for(var i of t.options)i.selected=n.includes(Ri(i))}else{for(i of t.options)if(fn(Ri(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}}function Ii(e){var t=new MutationObserver(t=>{t.every(zi)||(`__defaultValue`in e&&Pi(e,!1),`__value`in e&&Fi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),jn(()=>{t.disconnect()})}function Li(e,t,n=t){var r=new WeakSet,i=!0;vt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Ri);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Ri(o)}n(a),e.__value=a,M!==null&&r.add(M)}),In(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(Fi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Ri(s),n(a))}e.__value=a,i=!1})}function Ri(e){return`__value`in e?e.__value:e.value}function zi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Bi=Symbol(`is custom element`),Vi=Symbol(`is html`),Hi=ye?`link`:`LINK`,Ui=ye?`progress`:`PROGRESS`;function Wi(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;qi(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;qi(e,`checked`,null),e.checked=r}}};e[_e]=n,A(n),ht()}}function Gi(e,t){var n=Ji(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Ui)&&(e.value=t??``)}function Ki(e,t){var n=Ji(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function qi(e,t,n,r){var i=Ji(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Hi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Xi(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Ji(e){return e[pe]??={[Bi]:e.nodeName.includes(`-`),[Vi]:e.namespaceURI===xe}}var Yi=new Map;function Xi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Yi.get(t);if(n)return n;Yi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Zi(e,t,n=t){var r=new WeakSet;vt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=$i(e)?ea(a):a,n(a),M!==null&&r.add(M),await _r(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||Z(t)==null&&e.value)&&(n($i(e)?ea(e.value):e.value),M!==null&&r.add(M)),Rn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}$i(e)&&n===ea(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Qi(e,t,n=t){vt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||Z(t)==null)&&n(e.checked),Rn(()=>{e.checked=!!t()})}function $i(e){var t=e.type;return t===`number`||t===`range`}function ea(e){return e===``?null:+e}var ta=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function na(e,t,n){var r=ta.observe(e,()=>n(e[t]));In(()=>(Z(()=>n(e[t])),r))}function ra(e,t){return e===t||e?.[C]===t}function ia(e=it(),t,n,r){var i=k.r,a=K;return In(()=>{var o,s;return Rn(()=>{o=s,s=r?.()||[],Z(()=>{ra(n(...s),e)||(t(e,...s),o&&ra(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ra(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function aa(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Rn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&jn(()=>{n.removeEventListener(t,a)})}function oa(e,t){gt(window,[`resize`],()=>_t(()=>t(window[e])))}function sa(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>br(t.s);if(e){let e=0,n={},i=Ct(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>X(i)}n.b.length&&Pn(()=>{ca(t,r),h(n.b)}),Mn(()=>{let e=Z(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Mn(()=>{ca(t,r),h(n.a)})}function ca(e,t){if(e.l.s)for(let t of e.l.s)X(t);t()}var la=!1;function ua(e){var t=la;try{return la=!1,[e(),la]}finally{la=t}}var da={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===C||t===de)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function fa(...e){return new Proxy({props:e},da)}function pa(e,t,n,r){var i=!Ke||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Ct(r),X(u)):(l&&(l=!1,c=s?Z(r):r),c);let f;if(o){var p=C in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ua(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ve(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ct:Dt)(()=>(v=!1,g()));o&&X(y);var b=K;return(function(e,t){if(arguments.length>0){let n=t?X(y):i&&o?un(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return $n&&v||b.f&16384?y.v:X(y)})}function ma(e){k===null&&Pe(`onMount`),Ke&&k.l!==null?ga(k).m.push(e):Mn(()=>{let t=Z(e);if(typeof t==`function`)return t})}function ha(e){k===null&&Pe(`onDestroy`),ma(()=>()=>Z(e))}function ga(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var _a=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends _a{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},va=class extends _a{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},ya=class e extends _a{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof _a)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof _a&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ba=100,xa=`⁨`,Sa=`⁩`;function Ca(e,t,n){return n===t||n instanceof va&&t instanceof va&&n.value===t.value||t instanceof va&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function wa(e,t,n){return t[n]?Na(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Ta(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ea(e,i.value):n.push(Ea(e,i));return{positional:n,named:r}}function Ea(e,t){switch(t.type){case`str`:return t.value;case`num`:return new va(t.value,{minimumFractionDigits:t.precision});case`var`:return Da(e,t);case`mesg`:return Oa(e,t);case`term`:return ka(e,t);case`func`:return Aa(e,t);case`select`:return ja(e,t);default:return new $}}function Da(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof _a)return n;switch(typeof n){case`string`:return n;case`number`:return new va(n);case`object`:if(ya.supportsValue(n))return new ya(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Oa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Na(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Na(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function ka(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Ta(e,r).named;let n=Na(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Ta(e,r).named;let o=Na(e,a.value);return e.params=null,o}function Aa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Ta(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function ja(e,{selector:t,variants:n,star:r}){let i=Ea(e,t);if(i instanceof $)return wa(e,n,r);for(let t of n)if(Ca(e,i,Ea(e,t.key)))return Na(e,t.value);return wa(e,n,r)}function Ma(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ba)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ba}`);r&&n.push(xa),n.push(Ea(e,i).toString(e)),r&&n.push(Sa)}return e.dirty.delete(t),n.join(``)}function Na(e,t){return typeof t==`string`?e.bundle._transform(t):Ma(e,t)}var Pa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Fa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ia=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function La(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof va)return new va(n.valueOf(),{...n.opts,...Fa(t,Ia)});if(n instanceof ya)return new va(n.toNumber(),{...Fa(t,Ia)});throw TypeError(`Invalid argument to NUMBER`)}var Ra=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function za(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof ya||n instanceof va)return new ya(n,Fa(t,Ra));throw TypeError(`Invalid argument to DATETIME`)}var Ba=new Map;function Va(e){let t=Array.isArray(e)?e.join(` `):e,n=Ba.get(t);return n===void 0&&(n=new Map,Ba.set(t,n)),n}var Ha=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:La,DATETIME:za,...t},this._useIsolating=n,this._transform=r,this._intls=Va(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Pa(this,n,t);try{return Ma(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Ua=/^(-?[a-zA-Z][\w-]*) *= */gm,Wa=/\.([a-zA-Z][\w-]*) *= */y,Ga=/\*?\[/y,Ka=/(-?[0-9]+(?:\.([0-9]+))?)/y,qa=/([a-zA-Z][\w-]*)/y,Ja=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ya=/^[A-Z][A-Z0-9_-]*$/,Xa=/([^{}\n\r]+)/y,Za=/([^\\"\n\r]*)/y,Qa=/\\([\\"])/y,$a=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,eo=/^\n+/,to=/ +$/,no=/ *\r?\n/g,ro=/( *)$/,io=/{\s*/y,ao=/\s*}/y,oo=/\[\s*/y,so=/\s*] */y,co=/\s*\(\s*/y,lo=/\s*->\s*/y,uo=/\s*:\s*/y,fo=/\s*,?\s*/y,po=/\s+/y,mo=class{constructor(e){this.body=[],Ua.lastIndex=0;let t=0;for(;;){let n=Ua.exec(e);if(n===null)break;t=Ua.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Wa);){let t=o(Wa),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Xa)&&(r=o(Xa)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,eo),u([i],i.length)):r?S(r,to):null}function u(r=[],i){for(;;){if(n(Xa)){r.push(o(Xa));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,to));let c=[];for(let e of r)e instanceof ho&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(io,SyntaxError);let e=f();if(i(ao))return e;if(i(lo)){let t=h();return i(ao,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ja)){let[,e,t,n=null]=a(Ja);if(e===`$`)return{type:`var`,name:t};if(i(co)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ya.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(fo)}}function m(){let e=f();return e.type===`mesg`&&i(uo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ga);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(oo,SyntaxError);let e;return e=n(Ka)?v():{type:`str`,value:o(qa)},i(so,SyntaxError),e}function _(){if(n(Ka))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ka),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Za),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Qa))return o(Qa);if(n($a)){let[,e,t]=a($a),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(po),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(no,`
`),n=ro.exec(e)[1].length;return new ho(t,n)}}},ho=class{constructor(e,t){this.value=e,this.length=t}},go=`### What the page of the web table says by itself. Sentences about the game come from the server.

## Everywhere

page-language = Language
page-nav = Pages
page-nav-new = New table
page-nav-puzzles = Puzzles
page-nav-learn = Learn
page-nav-lobby = Lobby
page-nav-limited = Boosters
page-nav-mine = My games
page-nav-decks = Decks
page-nav-help = Help
page-nav-rules = Rules
page-nav-cards = Cards
page-nav-cases = Cases
page-nav-judge = Judge
page-nav-play = Play
page-nav-look = Look up
page-nav-more = More
page-nav-menu = Menu
page-load-failed = This part of the page could not be loaded. Load the page again.
page-needs-server = There is no connection, and this page needs the server. Rules, cards and cases that were kept are there.
page-missing-title = There is nothing here
page-missing-lead = This address leads nowhere.
page-missing-home = To the first page

## The pages

page-home-title = A table for the game, in your browser
page-new-title = New table
page-lobby-title = Lobby
page-lobby-lead = Open tables that wait for somebody.
page-mine-title = My games
page-decks-title = Decks
page-replay-title = Replay
page-help-title = Help
page-help-lead = How the table is played by mouse, touch, keys and voice.

## Privacy

page-privacy-title = Privacy
page-privacy-1 = There are no accounts, no cookies and no tracking, and the page asks no other server for anything.
page-privacy-2 = The server keeps what is needed to play on: the table, the names that people chose, their decks, every action of a game with its time, and the chat.
page-privacy-3 = Your browser keeps your settings, the keys to your seats, a random number that finds your games again, what you knew in the quiz, and the rulebook, the cards and the cases for when there is no network; clear the data of this site, and they are gone.
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
page-with = With { $card }
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
page-alter-ask = Tap the cards of your starting hand that you want to replace.
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
page-turn-on = Choose a card; your turn cannot end yet.
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
page-stat-strength = Strength
page-stat-willpower = Willpower
page-stat-move = Move cost
page-stat-cost = Cost
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
page-pile-bag = Bag
page-pile-bag-of = { $n ->
    [one] Bag of { $player }: 1 card
   *[other] Bag of { $player }: { $n } cards
}
page-mission = Mission
page-mission-is = Its mission: { $card }
page-pile-of = { $n ->
    [one] Discard of { $player }: 1 card
   *[other] Discard of { $player }: { $n } cards
}
page-pile-known = Known cards of { $player }'s hand: { $n }
page-pile-known-open = Hand of { $player }, { $n } cards, { $known } of them known: open
page-pile-empty = Nothing lies here.
page-from-deck = From { $player }'s deck
page-from-discard = From { $player }'s discard
page-from-hand = From { $player }'s hand
page-from-under = From under a card of { $player }

## People

page-bot-short = bot
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
page-curtain = { $player }'s turn to decide
page-curtain-why = Give the screen over; the other hand is hidden until then.
page-curtain-go = I am { $player }
page-choice-yes = Yes
page-choice-no = No
page-choice-win = Take the win
page-choice-more = Two minutes more
page-choice-wait = Wait

## The line

page-coming = The table is coming…
page-line-broken = The connection is gone. Nothing is lost; trying again…
page-line-now = Try now
page-line-closed = The server has closed this table to you.
page-everybody = All opponents
page-glance = { $player }: { $lore } lore, { $ready } of { $ink } ink ready, { $hand } in hand
page-not-in = The link may be incomplete, or the table is from another server.
page-to-lobby = Open tables
page-to-mine = My games
page-desk-empty = Open an empty desk
page-line-taken = This seat was opened elsewhere, and goes on there.
page-line-here = Go on here
page-called = { $player } has called a judge.
page-called-here = You have called a judge. The desk shows this position as you may know it.
page-called-empty = You have called a judge. The desk can’t lay this moment out yet.
page-clocks-stand = The clocks stand still.
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
page-images-why = Nothing is fetched from elsewhere unless you name a host. It then sees which cards you look at. They are looked for there as Name - Version.webp.
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
page-judge-desk = Open the desk
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
page-end-result = Result
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
`,_o=`### Lo que dice por sí misma la página de la mesa web. Las frases sobre la partida vienen del servidor.

## En todas partes

page-language = Idioma
page-nav = Páginas
page-nav-new = Nueva mesa
page-nav-puzzles = Problemas
page-nav-learn = Aprender
page-nav-lobby = Sala
page-nav-limited = Sobres
page-nav-mine = Mis partidas
page-nav-decks = Mazos
page-nav-help = Ayuda
page-nav-rules = Reglas
page-nav-cards = Cartas
page-nav-cases = Casos
page-nav-judge = Juez
page-nav-play = Jugar
page-nav-look = Consultar
page-nav-more = Más
page-nav-menu = Menú
page-load-failed = No se ha podido cargar esta parte de la página. Vuelve a cargarla.
page-needs-server = No hay conexión y esta página necesita el servidor. Las reglas, las cartas y los casos guardados siguen ahí.
page-missing-title = Aquí no hay nada
page-missing-lead = Esta dirección no lleva a ninguna parte.
page-missing-home = Ir a la primera página

## Las páginas

page-home-title = Una mesa para jugar, en tu navegador
page-new-title = Nueva mesa
page-lobby-title = Sala
page-lobby-lead = Mesas abiertas que esperan a alguien.
page-mine-title = Mis partidas
page-decks-title = Mazos
page-replay-title = Repetición
page-help-title = Ayuda
page-help-lead = Cómo se juega con ratón, dedos, teclas y voz.

## Privacidad

page-privacy-title = Privacidad
page-privacy-1 = No hay cuentas, ni cookies, ni seguimiento, y la página no pide nada a ningún otro servidor.
page-privacy-2 = El servidor guarda lo necesario para seguir jugando: la mesa, los nombres que cada cual eligió, sus mazos, cada acción de la partida con su hora y el chat.
page-privacy-3 = Tu navegador guarda tus ajustes, las llaves de tus asientos, un número al azar que vuelve a encontrar tus partidas, lo que sabías en el examen, y el reglamento, las cartas y los casos para cuando no hay conexión; borra los datos de este sitio y desaparecen.
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
page-with = Con { $card }
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
page-alter-ask = Toca las cartas de tu mano inicial que quieras cambiar.
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
page-turn-on = Elige una carta; tu turno aún no puede terminar.
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
page-stat-strength = Fuerza
page-stat-willpower = Voluntad
page-stat-move = Coste de movimiento
page-stat-cost = Coste
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
page-pile-bag = Bolsa
page-pile-bag-of = { $n ->
    [one] Bolsa de { $player }: 1 carta
   *[other] Bolsa de { $player }: { $n } cartas
}
page-mission = Misión
page-mission-is = Su misión: { $card }
page-pile-of = { $n ->
    [one] Descarte de { $player }: 1 carta
   *[other] Descarte de { $player }: { $n } cartas
}
page-pile-known = Cartas conocidas de la mano de { $player }: { $n }
page-pile-known-open = Mano de { $player }, { $n } cartas, { $known } conocidas: abrir
page-pile-empty = Aquí no hay nada.
page-from-deck = Del mazo de { $player }
page-from-discard = Del descarte de { $player }
page-from-hand = De la mano de { $player }
page-from-under = De debajo de una carta de { $player }

## Gente

page-bot-short = bot
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
page-curtain = Le toca decidir a { $player }
page-curtain-why = Pasa la pantalla; hasta entonces la otra mano queda oculta.
page-curtain-go = Soy { $player }
page-choice-yes = Sí
page-choice-no = No
page-choice-win = Tomar la victoria
page-choice-more = Dos minutos más
page-choice-wait = Esperar

## La conexión

page-coming = La mesa está llegando…
page-line-broken = Se ha perdido la conexión. No se pierde nada; se vuelve a intentar…
page-line-now = Intentar ahora
page-line-closed = El servidor te ha cerrado esta mesa.
page-everybody = Todos los rivales
page-glance = { $player }: { $lore } de leyenda, { $ready } de { $ink } de tinta sin agotar, { $hand } en la mano
page-not-in = Puede que el enlace esté incompleto o que la mesa sea de otro servidor.
page-to-lobby = Mesas abiertas
page-to-mine = Mis partidas
page-desk-empty = Abrir una mesa vacía
page-line-taken = Este asiento se ha abierto en otro sitio, y sigue allí.
page-line-here = Seguir aquí
page-called = { $player } ha llamado a un juez.
page-called-here = Has llamado a un juez. La mesa muestra esta posición tal como puedes conocerla.
page-called-empty = Has llamado a un juez. La mesa del juez aún no puede mostrar este momento.
page-clocks-stand = Los relojes están parados.
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
page-images-why = No se pide nada fuera si no nombras un servidor. Si lo haces, ese servidor ve qué cartas miras. Se buscan allí como Nombre - Versión.webp.
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
page-judge-desk = Abrir la mesa
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
page-end-result = Resultado
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
`,vo=`tintero.settings`,yo=`tintero.seats`,bo=`tintero.visitor`;function xo(e){try{return JSON.parse(localStorage.getItem(e)??`{}`)}catch{return{}}}function So(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}function Co(e){return e.find(e=>/^(en|es)\b/i.test(e))?.toLowerCase().startsWith(`es`)?`es`:`en`}var wo=un({lang:Co(typeof navigator>`u`?[`en`]:navigator.languages),motion:`system`,sound:!1,images:``,name:``,quiet:!1,...xo(vo)});function To(e){Object.assign(wo,e),So(vo,Ye(wo))}function Eo(){return wo.motion===`system`?!matchMedia(`(prefers-reduced-motion: reduce)`).matches:wo.motion===`on`}var Do=typeof location>`u`?``:new URLSearchParams(location.search).get(`img`)??``;function Oo(e){let t=new URL(location.href);return e?t.searchParams.set(`img`,e):t.searchParams.delete(`img`),t.href}function ko(){let e=null;try{e=localStorage.getItem(bo)}catch{}if(!e){let t=crypto.getRandomValues(new Uint8Array(16));e=Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``);try{localStorage.setItem(bo,e)}catch{}}return e}function Ao(e){return xo(yo)[e]??``}function jo(e,t){let n={...xo(yo),[e]:t},r=Object.keys(n);for(let e of r.slice(0,Math.max(0,r.length-200)))delete n[e];So(yo,n)}var Mo=[`en`,`es`];function No(e,t){let n=new Ha(e,{useIsolating:!1});return n.addResource(new mo(t)),n}var Po={en:No(`en`,go),es:No(`es`,_o)};function Fo(e){for(let[t,n]of Object.entries(e))Po[t]?.addResource(new mo(n))}function Io(e,t,n){for(let r of[Po[e],Po.en]){let e=r?.getMessage(t)?.value;if(r&&e)return r.formatPattern(e,n)}return t}function Lo(e,t){return Io(wo.lang,e,t)}function Ro(){return wo.lang}function zo(e){To({lang:e})}export{jr as $,Li as A,De as At,fi as B,na as C,pt as Ct,qi as D,tt as Dt,Wi as E,nt as Et,wi as F,Xr as G,si as H,xi as I,Hr as J,Yr as K,bi as L,Fi as M,_ as Mt,Mi as N,Ki as O,qe as Ot,Ai as P,Vr as Q,yi as R,ia as S,ft as St,Zi as T,rt as Tt,ai as U,ci as V,ii as W,Br as X,Rr as Y,Wr as Z,pa as _,tn as _t,zo as a,Z as at,oa as b,sn as bt,To as c,Mn as ct,Ao as d,yn as dt,Ar as et,wo as f,bn as ft,ma as g,en as gt,ha as h,un as ht,Io as i,_r as it,Ii as j,f as jt,Gi as k,Oe as kt,jo as l,mn as lt,Oo as m,Sn as mt,Ro as n,Dr as nt,Lo as o,Bn as ot,ko as p,xn as pt,Ur as q,Fo as r,X as rt,Do as s,zn as st,Mo as t,kr as tt,Eo as u,pn as ut,fa as v,F as vt,Qi as w,et as wt,aa as x,Et as xt,sa as y,$t as yt,vi as z};