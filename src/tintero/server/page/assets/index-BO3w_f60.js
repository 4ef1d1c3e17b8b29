const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Table-RAGOEGXM.js","assets/Table-Bew18RYI.css"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<18,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),xe={},C=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`;function Ce(){console.warn(`https://svelte.dev/e/derived_inert`)}function we(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Te(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ee(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw we(),xe;return E=e}function De(){return D(L(E))}function Oe(e){if(w){if(L(E)!==null)throw we(),xe;E=e}}function ke(e=1){if(w){for(var t=e,n=E;t--;)n=L(n);E=n}}function Ae(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=L(n);e&&n.remove(),n=i}}function je(e){if(!e||e.nodeType!==8)throw we(),xe;return e.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Ze(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Ze(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Ze(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function Qe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function $e(e,t){return e===null&&Fe(t),e.c??=new Map(Qe(e)||void 0)}var O=null;function et(e){O=e}function tt(e){return $e(O,`getContext`).get(e)}function nt(e,t){return $e(O,`setContext`).set(e,t),t}function rt(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:W,l:qe&&!t?{s:null,u:null,$:[]}:null}}function it(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)Pn(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,at(e)}function at(e={}){return i(e,de,{value:!0}),e}function ot(){return!qe||O!==null&&O.l===null}var st=[];function ct(){var e=st;st=[],h(e)}function k(e){if(st.length===0&&!It){var t=st;queueMicrotask(()=>{t===st&&ct()})}st.push(e)}function lt(){for(;st.length>0;)ct()}var ut=~(y|b|v);function A(e,t){e.f=e.f&ut|t}function dt(e){e.f&512||e.deps===null?A(e,v):A(e,b)}function ft(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),A(e,v)}function pt(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}function mt(e){w&&I(e)!==null&&Cn(e)}var ht=!1;function gt(){ht||(ht=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function _t(e){var t=V,n=W;U(null),nr(null);try{return e()}finally{U(t),nr(n)}}function vt(e,t,n,r=n){e.addEventListener(t,()=>_t(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),gt()}function yt(e,t,n,r){let i=ot()?Ct:Dt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=W,c=bt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){On(e,s)}xt()}}var d=St();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Tt(e))).then(u).catch(e=>On(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),xt())}):f()}function bt(){var e=W,t=V,n=O,r=j;return function(i=!0){nr(e),U(t),et(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function xt(e=!0){nr(null),U(null),et(null),e&&j?.deactivate()}function St(){var e=W,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ct(e){var t=2|y;return W!==null&&(W.f|=ie),{ctx:O,deps:null,effects:null,equals:Me,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:W,ac:null}}var wt=Symbol(`obsolete`);function Tt(e,t,n){let r=W;r===null&&Ie();var i=void 0,a=$t(C),o=!V,s=new Set;return Rn(()=>{var t=W,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(xt)}catch(e){n.reject(e),xt()}var c=j;if(o){if(t.f&32768)var l=St();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(wt);else for(let e of s.values())e.reject(wt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==wt&&(c.activate(),t?(a.f|=le,an(a,t)):(a.f&8388608&&(a.f^=le),an(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Mn(()=>{for(let e of s)e.reject(wt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Et(e){let t=Ct(e);return ir(t),t}function Dt(e){let t=Ct(e);return t.equals=Pe,t}function Ot(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function kt(e){var t,n=W,r=e.parent;if(!er&&r!==null&&e.v!==C&&r.f&24576)return Ce(),e.v;nr(r);try{Ot(e),t=pr(e)}finally{nr(n)}return t}function At(e){var t=kt(e);!e.equals(t)&&(e.wv=ur(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Pt?.capture(e,t,!0)),e.deps===null))?A(e,v):er||(M===null?dt(e):(jn()||j?.is_fork)&&M.set(e,t))}function jt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&_t(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=f),gr(t,0),Wn(t))}function Mt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&_r(t)}var Nt=null,j=null,Pt=null,M=null,Ft=null,It=!1,Lt=!1,Rt=null,zt=null,Bt=0,Vt=1,Ht=class e{id=Vt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Nt===null?Nt=this:(Nt.next=this,this.prev=Nt),Nt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,y),t(r);for(r of n.m)A(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Rt=[],n=[],r=zt=[];this.#a.length>0;){Bt++>1e3&&(this.#b(),Wt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Yt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Rt=null,zt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Jt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Pt=this,Kt(n),Kt(t),Pt=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Zt.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):dr(r)&&(i&16&&this.add_dirty_reaction(r,b),_r(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ft(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{Lt=!0,j=this,this.#m()}finally{Bt=0,Ft=null,Rt=null,zt=null,Lt=!1,j=null,M=null,Zt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(wt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(j===null){let t=j=new e;!Lt&&!It&&k(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){Ft=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Nt=e:t.prev=e,this.linked=!1}}};function Ut(e){var t=It,n=Pt;Pt=null,It=!0;try{var r;for(e&&(Ut(),r=e());;){if(lt(),j===null)return r;j.flush()}}finally{It=t,Pt=n}}function Wt(){try{Ve()}catch(e){On(e,Ft)}}var Gt=null;function Kt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&dr(r)&&(Gt=new Set,_r(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&qn(r),Gt?.size>0)){Zt.clear();for(let e of Gt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Gt.has(n)&&(Gt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||_r(n)}}Gt.clear()}}Gt=null}}function qt(e){j.schedule(e)}function Jt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,v);for(var n=e.first;n!==null;)Jt(n,t),n=n.next}}function Yt(e){A(e,v);for(var t=e.first;t!==null;)Yt(t),t=t.next}var Xt=new Set,Zt=new Map,Qt=!1;function $t(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function N(e,t){let n=$t(e,t);return ir(n),n}function en(e,t=!1,n=!0){let r=$t(e);return t||(r.equals=Pe),qe&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function tn(e,t){return P(e,Y(()=>J(e))),t}function P(e,t,n=!1){return V!==null&&(!H||V.f&131072)&&ot()&&V.f&4325394&&(rr===null||!rr.has(e))&&Ge(),an(e,n?un(t):t,zt)}var nn=null,rn=0;function an(e,t,n=null){if(!e.equals(t)){er?Zt.set(e,t):Zt.has(e)||Zt.set(e,e.v);var r=Ht.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&kt(t),M===null&&dt(t)}e.wv=ur(),nn=null,rn=0,ln(e,y,n),nn=null,ot()&&W!==null&&W.f&1024&&!(W.f&96)&&(q===null?ar([e]):q.push(e)),!r.is_fork&&Xt.size>0&&!Qt&&on()}return t}function on(){Qt=!1;for(let e of Xt){e.f&1024&&A(e,b);let t;try{t=dr(e)}catch{t=!0}t&&_r(e)}Xt.clear()}function sn(e,t=1){var n=J(e),r=t===1?n++:n--;return P(e,n),r}function cn(e){P(e,e.v+1)}function ln(e,t,n){var r=e.reactions;if(r!==null){var i=ot(),a=r.length;if(rn+=a,rn>1e5&&nn===null&&(nn=new Set),nn!==null){if(nn.has(e))return;nn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==W){var l=(c&y)===0;if(l&&A(s,t),c&131072)Xt.add(s);else if(c&2){var u=s;M?.delete(u),ln(u,b,n)}else if(l){var d=s;c&16&&Gt!==null&&Gt.add(d),n===null?qt(d):n.push(d)}}}}}function un(t){if(typeof t!=`object`||!t||ue in t||de in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=cr,f=e=>{if(cr===d)return e();var t=V,n=cr;U(null),lr(d);var r=e();return U(t),lr(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(C,u));r.set(t,e),cn(o)}}else P(n,C),cn(o);return!0},get(e,n,i){if(n===ue)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(un(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=J(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=J(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ue)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(W!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?un(e[t]):C,u)),r.set(t,n)),J(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,un(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>un(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}cn(o)}return!0},ownKeys(e){J(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function dn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function fn(e,t){return Object.is(dn(e),dn(t))}var pn,mn,hn,gn,_n;function vn(){if(pn===void 0){pn=window,mn=document,hn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;gn=a(t,`firstChild`).get,_n=a(t,`nextSibling`).get,u(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),u(n)&&(n[_e]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return gn.call(e)}function L(e){return _n.call(e)}function yn(e,t){if(!w)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&En(n),D(n),n}function bn(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?L(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}En(E)}return E}function xn(e,t=!1){if(!w)return I(e);var n=yn(e,t);return Oe(e),n}function Sn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=L(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}En(r)}return D(r),r}function Cn(e){e.textContent=``}function wn(){return!1}function Tn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function En(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Dn(e){var t=W;if(t===null)return V.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;On(e,t)}function On(e,t){if(e===xe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function kn(e){W===null&&(V===null&&Be(e),ze()),er&&Re(e)}function An(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function R(e,t){var n=W;n!==null&&n.f&8192&&(e|=x);var r={ctx:O,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Rt===null?Ht.ensure().schedule(r):Rt.push(r);else if(t!==null){try{_r(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&An(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function jn(){return V!==null&&!H}function Mn(e){let t=R(8,null);return A(t,v),t.teardown=e,t}function Nn(e){kn(`$effect`);var t=W.f;if(!V&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return Pn(e)}function Pn(e){return R(4|ae,e)}function Fn(e){return kn(`$effect.pre`),R(8|ae,e)}function In(e){Ht.ensure();let t=R(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Jn(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function Ln(e){return R(4,e)}function Rn(e){return R(ce|ie,e)}function zn(e,t=0){return R(8|t,e)}function Bn(e,t=[],n=[],r=[]){yt(r,t,n,t=>{R(8,()=>{e(...t.map(J))})})}function Vn(e,t=[],n=[],r=[]){yt(r,t,n,t=>{R(4,()=>e(...t.map(J)))})}function Hn(e,t=0){return R(16|t,e)}function z(e){return R(32|ie,e)}function Un(e){var t=e.teardown;if(t!==null){let n=er,r=V;tr(!0),U(null);try{t.call(null)}catch(t){On(t,e.parent)}finally{tr(n),U(r)}}}function Wn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&_t(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function Gn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Kn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Wn(e,t&&!n),gr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Un(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&qn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Kn(e,t){for(;e!==null;){var n=e===t?null:L(e);e.remove(),e=n}}function qn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Jn(e,t,n=!0){var r=[];e.f|=256,Yn(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Yn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Yn(i,t,o?n:!1)}i=a}}}function Xn(e){e.f&=-257,Zn(e,!0)}function Zn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(A(e,y),Ht.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Zn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Qn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:L(n);t.append(n),n=i}}var $n=null,er=!1;function tr(e){er=e}var V=null,H=!1;function U(e){V=e}var W=null;function nr(e){W=e}var rr=null;function ir(e){V!==null&&(V.f&2097152||V.f&2)&&(rr??=new Set).add(e)}var G=null,K=0,q=null;function ar(e){q=e}var or=1,sr=0,cr=sr;function lr(e){cr=e}function ur(){return++or}function dr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(dr(a)&&At(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,v)}return!1}function fr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(rr!==null&&rr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?fr(a,t,!1):t===a&&(n?A(a,y):a.f&1024&&A(a,b),qt(a))}}function pr(e){var t=G,n=K,r=q,i=V,a=rr,o=O,s=H,c=cr,l=e.f;G=null,K=0,q=null,V=l&96?null:e,rr=null,et(e.ctx),H=!1,cr=++sr,e.ac!==null&&(_t(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=ee;var f=mr(e);if(ot()&&q!==null&&!H&&f!==null&&!(e.f&6146))for(var p=0;p<q.length;p++)fr(q[p],e);if(i!==null&&i!==e){if(sr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=sr;if(t!==null)for(let e of t)e.rv=sr;q!==null&&(r===null?r=q:r.push(...q))}return e.f&8388608&&(e.f^=le),d}catch(t){return mr(e),Dn(t)}finally{e.f^=se,G=t,K=n,q=r,V=i,rr=a,et(o),H=s,cr=c}}function mr(e){var t=e.deps,n=j?.is_fork;if(G!==null){var r;if(n||gr(e,K),t!==null&&K>0)for(t.length=K+G.length,r=0;r<G.length;r++)t[K+r]=G[r];else e.deps=t=G;if(jn()&&e.f&512)for(r=K;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&K<t.length&&(gr(e,K),t.length=K);return t}function hr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(G===null||!n.call(G,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&dt(s),s.ac!==null&&_t(()=>{s.ac.abort(ye),s.ac=null,A(s,y)}),jt(s),gr(s,0)}}function gr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)hr(e,n[r])}function _r(e){var t=e.f;if(!(t&16384)){A(e,v);var n=W;W=e;try{t&16777232?Gn(e):Wn(e),Un(e);var r=pr(e);e.teardown=typeof r==`function`?r:null,e.wv=or}finally{W=n}}}async function vr(){await Promise.resolve(),Ut()}function J(e){var t=!!(e.f&2);if($n?.add(e),V!==null&&!H&&!(W!==null&&W.f&16384)&&(rr===null||!rr.has(e))){var r=V.deps;if(V.f&2097152)e.rv<sr&&(e.rv=sr,G===null&&r!==null&&r[K]===e?K++:G===null?G=[e]:G.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(er&&Zt.has(e))return Zt.get(e);if(t){var a=e;if(er){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||br(a))&&(o=kt(a)),Zt.set(a,o),o}var s=!(a.f&512)&&!H&&V!==null&&!!(V.f&512),c=(a.f&ee)===0;dr(a)&&(s&&(a.f|=512),At(a)),s&&!c&&(Mt(a),yr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function yr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Mt(r),yr(r))}}function br(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Zt.has(t)||t.f&2&&br(t))return!0;return!1}function Y(e){var t=H;try{return H=!0,e()}finally{H=t}}function xr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)Sr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&Sr(n)}}}function Sr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Sr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Cr=[`touchstart`,`touchmove`];function wr(e){return Cr.includes(e)}var Tr=Symbol(`events`),Er=new Set,Dr=new Set;function Or(e){if(!w)return;e.removeAttribute(`onload`),e.removeAttribute(`onerror`);let t=e.__e;t!==void 0&&(e.__e=void 0,queueMicrotask(()=>{e.isConnected&&e.dispatchEvent(t)}))}function kr(e,t,n,r={}){function i(e){if(r.capture||Fr.call(t,e),!e.cancelBubble)return _t(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Ar(e,t,n,r,i){var a={capture:r,passive:i},o=kr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Mn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function jr(e,t,n){(t[Tr]??={})[e]=n}function Mr(e){for(var t=0;t<e.length;t++)Er.add(e[t]);for(var n of Dr)n(e)}var Nr=null,Pr=!1;function Fr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Nr=e,Pr||(Pr=!0,setTimeout(()=>{Pr=!1,Nr=null}));var s=0,c=Nr===e&&e[Tr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Tr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=W;U(null),nr(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Tr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Tr]=t,delete e.currentTarget,U(d),nr(f)}}}var Ir=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Lr(e){return Ir?.createHTML(e)??e}function Rr(e){var t=Tn(`template`);return t.innerHTML=Lr(e.replaceAll(`<!>`,`<!---->`)),t.content}function X(e,t){var n=W;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function zr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return X(E,null),E;i===void 0&&(i=Rr(a?e:`<!>`+e),n||(i=I(i)));var t=r||hn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;X(o,s)}else X(t,t);return t}}function Br(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return X(E,null),E;if(!o){var e=I(Rr(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;X(n,r)}else X(t,t);return t}}function Vr(e,t){return Br(e,t,`svg`)}function Hr(e=``){if(!w){var t=F(e+``);return X(t,t),t}var n=E;return n.nodeType===3?En(n):(n.before(n=F()),D(n)),X(n,n),n}function Ur(){if(w)return X(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),X(t,n),e}function Z(e,t){if(w){var n=W;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),De()}else e!==null&&e.before(t)}function Wr(e){let t=0,n=$t(0),r;return()=>{jn()&&(J(n),zn(()=>(t===0&&(r=Y(()=>e(()=>cn(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,cn(n))})})))}}var Gr=ne|ie;function Kr(e,t,n,r){new qr(e,t,n,r)}var qr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Wr(()=>(this.#p=$t(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=W;t.b=this,t.f|=128,n(e)},this.parent=W.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Hn(()=>{if(w){let e=je(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Gr),w&&(this.#e=E)}#h(){try{this.#a=z(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=z(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ee():(t=!0,n&&Ke(),this.#s!==null&&Jn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){On(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=z(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return z(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){On(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Jn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=z(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Qn(this.#a,e);let t=this.#n.pending;this.#o=z(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ft(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=W,n=V,r=O;nr(this.#i),U(this.#i),et(this.#i.ctx);try{return Ht.ensure(),e()}finally{nr(t),U(n),et(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Jn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,k(()=>{this.#d=!1,this.#p&&an(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),J(this.#p)}error(e){if(e===xe||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(D(this.#t),ke(),D(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return z(()=>{var r=W;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return On(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){On(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>On(e,this.#i&&this.#i.parent)):n(t)}})}};function Jr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function Yr(e,t){return Zr(e,t)}var Xr=new Map;function Zr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){vn();var l=void 0,u=In(()=>{var s=n??t.appendChild(F());Kr(s,{pending:()=>{}},t=>{rt({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&X(t,null),l=e(t,i)||at(),w&&(W.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw we(),xe;it()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=wr(r);for(let e of[t,document]){var a=Xr.get(e);a===void 0&&(a=new Map,Xr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Fr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Er)),Dr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Xr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Fr),r.delete(e),r.size===0&&Xr.delete(n)):r.set(e,i)}Dr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Qr.set(l,u),l}var Qr=new WeakMap,$r=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Xn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Xn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Qn(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Jn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=wn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:z(()=>t(a)),fragment:i})}else this.#t.set(e,z(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ei=0,ti=1,ni=2;function ri(e,t,n,r,i){w&&De();var a=ot(),o=C,s=a?$t(o):en(o,!1,!1),c=a?$t(o):en(o,!1,!1),l=new $r(e);Hn(()=>{var a=j,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(Ae()),T(!1)),p(o)){var f=bt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Ht.ensure();try{e()}finally{xt(!1),It||Ut()}}};o.then(t=>{e(()=>{an(s,t),l.ensure(ti,r&&(e=>r(e,s)))})},t=>{e(()=>{if(an(c,t),l.ensure(ni,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ei,n):k(()=>{m||e(()=>{l.ensure(ei,n)})})}else an(s,o),l.ensure(ti,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function ii(e,t,n=!1){var r;w&&(r=E,De());var i=new $r(e),a=n?ne:0;function o(e,t){if(w){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Hn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ai=Symbol(`NaN`);function oi(e,t,n){w&&De();var r=new $r(e),i=!ot();Hn(()=>{var e=t();e!==e&&(e=ai),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function si(e,t){return t}function ci(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Jn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;li(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Cn(d),d.append(u),e.items.clear()}li(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function li(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Qn(a,document.createDocumentFragment())):B(t[i],n)}}var ui;function di(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(I(u)):u.appendChild(F())}w&&De();var d=null,f=Dt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=J(f);_.fallback=d,pi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,hi(d,null,c)):Xn(d):Jn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Hn(()=>{var e=J(f),t=e.length;let r=!1;w&&je(c)===`[!`!=(t===0)&&(c=Ae(),D(c),T(!1),r=!0);for(var u=new Set,_=j,v=wn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&an(S.v,b),S.i&&an(S.i,y),v&&_.unskip_effect(S.e)):(S=mi(l,m?c:ui??=F(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=z(()=>s(c)):(d=z(()=>s(ui??=F())),d.f|=oe)),t>u.size&&Le(``,``,``),w&&t>0&&D(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),J(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function fi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function pi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=fi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Xn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)hi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),gi(e,d,_),gi(e,_,y),hi(_,y,n),d=_,p=[],m=[],l=fi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)hi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);gi(e,S.prev,ee.next),gi(e,d,S),gi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),hi(_,l,n),gi(e,_.prev,_.next),gi(e,_,d===null?e.effect.first:d.next),gi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=fi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=fi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(li(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=fi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}ci(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function mi(e,t,n,r,i,a,o,s){var c=o&1?o&16?$t(n):en(n,!1,!1):null,l=o&2?$t(i):null;return{v:c,i:l,e:z(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function hi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=L(r);if(a.before(r),r===i)return;r=o}}function gi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function _i(e,t,...n){var r=new $r(e);Hn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function vi(e,t,n){var r;w&&(r=E,De());var i=new $r(e);Hn(()=>{var e=t()??null;if(w&&je(r)===`[`!=(e!==null)){var a=Ae();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function yi(e,t){let n=null,r=w;var i;if(w){n=E;for(var a=I(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=L(a);if(a===null)T(!1);else{var o=L(a);a.remove(),D(o)}}w||(i=document.head.appendChild(F()));try{Hn(()=>{var e=z(()=>t(i));e.f|=re,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(T(!0),D(n))}}function bi(e,t,n){Ln(()=>{var r=Y(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};zn(()=>{var e=n();xr(e),i&&Ne(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}var xi=[...` 	
\r\f\xA0\v﻿`];function Si(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||xi.includes(r[o-1]))&&(s===r.length||xi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ci(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function wi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ti(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(wi)),i&&c.push(...Object.keys(i).map(wi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=wi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ci(r)),i&&(n+=Ci(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ei(e,t,n,r,i,a){var o=e[he];if(w||o!==n||o===void 0){var s=Si(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Di(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Oi(e,t,n,r){var i=e[ge];if(w||i!==t){var a=Ti(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Di(e,n?.[0],r[0]),Di(e,n?.[1],r[1],`important`)):Di(e,n,r));return r}function ki(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ai(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Pi(c);ki(c,i?a.includes(l):fn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ji(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Te();for(var i of t.options)i.selected=n.includes(Pi(i))}else{for(i of t.options)if(fn(Pi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Mi(e){var t=new MutationObserver(t=>{t.every(Fi)||(`__defaultValue`in e&&Ai(e,!1),`__value`in e&&ji(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Mn(()=>{t.disconnect()})}function Ni(e,t,n=t){var r=new WeakSet,i=!0;vt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Pi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Pi(o)}n(a),e.__value=a,j!==null&&r.add(j)}),Ln(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(ji(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Pi(s),n(a))}e.__value=a,i=!1})}function Pi(e){return`__value`in e?e.__value:e.value}function Fi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ii=Symbol(`is custom element`),Li=Symbol(`is html`),Ri=be?`link`:`LINK`,zi=be?`progress`:`PROGRESS`;function Bi(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Ui(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Ui(e,`checked`,null),e.checked=r}}};e[ve]=n,k(n),gt()}}function Vi(e,t){var n=Wi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===zi)&&(e.value=t??``)}function Hi(e,t){var n=Wi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Ui(e,t,n,r){var i=Wi(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ri))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Ki(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Wi(e){return e[me]??={[Ii]:e.nodeName.includes(`-`),[Li]:e.namespaceURI===Se}}var Gi=new Map;function Ki(e){var t=e.getAttribute(`is`)||e.nodeName,n=Gi.get(t);if(n)return n;Gi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function qi(e,t,n=t){var r=new WeakSet;vt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Yi(e)?Xi(a):a,n(a),j!==null&&r.add(j),await vr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||Y(t)==null&&e.value)&&(n(Yi(e)?Xi(e.value):e.value),j!==null&&r.add(j)),zn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}Yi(e)&&n===Xi(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Ji(e,t,n=t){vt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||Y(t)==null)&&n(e.checked),zn(()=>{e.checked=!!t()})}function Yi(e){var t=e.type;return t===`number`||t===`range`}function Xi(e){return e===``?null:+e}var Zi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Qi(e,t,n){var r=Zi.observe(e,()=>n(e[t]));Ln(()=>(Y(()=>n(e[t])),r))}function $i(e,t){return e===t||e?.[ue]===t}function ea(e=at(),t,n,r){var i=O.r,a=W;return Ln(()=>{var o,s;return zn(()=>{o=s,s=r?.()||[],Y(()=>{$i(n(...s),e)||(t(e,...s),o&&$i(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&$i(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ta(e=!1){let t=O,n=t.l.u;if(!n)return;let r=()=>xr(t.s);if(e){let e=0,n={},i=Ct(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>J(i)}n.b.length&&Fn(()=>{na(t,r),h(n.b)}),Nn(()=>{let e=Y(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Nn(()=>{na(t,r),h(n.a)})}function na(e,t){if(e.l.s)for(let t of e.l.s)J(t);t()}var ra=!1;function ia(e){var t=ra;try{return ra=!1,[e(),ra]}finally{ra=t}}var aa={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function oa(...e){return new Proxy({props:e},aa)}function sa(e,t,n,r){var i=!qe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Ct(r),J(u)):(l&&(l=!1,c=s?Y(r):r),c);let f;if(o){var p=ue in e||fe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ia(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ct:Dt)(()=>(v=!1,g()));o&&J(y);var b=W;return(function(e,t){if(arguments.length>0){let n=t?J(y):i&&o?un(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return er&&v||b.f&16384?y.v:J(y)})}function ca(e){O===null&&Fe(`onMount`),qe&&O.l!==null?la(O).m.push(e):Nn(()=>{let t=Y(e);if(typeof t==`function`)return t})}function la(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`),Je();var ua=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends ua{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},da=class extends ua{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},fa=class e extends ua{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ua)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ua&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},pa=100,ma=`⁨`,ha=`⁩`;function ga(e,t,n){return n===t||n instanceof da&&t instanceof da&&n.value===t.value||t instanceof da&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function _a(e,t,n){return t[n]?Ea(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function va(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ya(e,i.value):n.push(ya(e,i));return{positional:n,named:r}}function ya(e,t){switch(t.type){case`str`:return t.value;case`num`:return new da(t.value,{minimumFractionDigits:t.precision});case`var`:return ba(e,t);case`mesg`:return xa(e,t);case`term`:return Sa(e,t);case`func`:return Ca(e,t);case`select`:return wa(e,t);default:return new Q}}function ba(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof ua)return n;switch(typeof n){case`string`:return n;case`number`:return new da(n);case`object`:if(fa.supportsValue(n))return new fa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function xa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?Ea(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?Ea(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function Sa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=va(e,r).named;let n=Ea(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=va(e,r).named;let o=Ea(e,a.value);return e.params=null,o}function Ca(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=va(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function wa(e,{selector:t,variants:n,star:r}){let i=ya(e,t);if(i instanceof Q)return _a(e,n,r);for(let t of n)if(ga(e,i,ya(e,t.key)))return Ea(e,t.value);return _a(e,n,r)}function Ta(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>pa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${pa}`);r&&n.push(ma),n.push(ya(e,i).toString(e)),r&&n.push(ha)}return e.dirty.delete(t),n.join(``)}function Ea(e,t){return typeof t==`string`?e.bundle._transform(t):Ta(e,t)}var Da=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Oa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ka=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Aa(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof da)return new da(n.valueOf(),{...n.opts,...Oa(t,ka)});if(n instanceof fa)return new da(n.toNumber(),{...Oa(t,ka)});throw TypeError(`Invalid argument to NUMBER`)}var ja=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Ma(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof fa||n instanceof da)return new fa(n,Oa(t,ja));throw TypeError(`Invalid argument to DATETIME`)}var Na=new Map;function Pa(e){let t=Array.isArray(e)?e.join(` `):e,n=Na.get(t);return n===void 0&&(n=new Map,Na.set(t,n)),n}var Fa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Aa,DATETIME:Ma,...t},this._useIsolating=n,this._transform=r,this._intls=Pa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Da(this,n,t);try{return Ta(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},Ia=/^(-?[a-zA-Z][\w-]*) *= */gm,La=/\.([a-zA-Z][\w-]*) *= */y,Ra=/\*?\[/y,za=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ba=/([a-zA-Z][\w-]*)/y,Va=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ha=/^[A-Z][A-Z0-9_-]*$/,Ua=/([^{}\n\r]+)/y,Wa=/([^\\"\n\r]*)/y,Ga=/\\([\\"])/y,Ka=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,qa=/^\n+/,Ja=/ +$/,Ya=/ *\r?\n/g,Xa=/( *)$/,Za=/{\s*/y,Qa=/\s*}/y,$a=/\[\s*/y,eo=/\s*] */y,to=/\s*\(\s*/y,no=/\s*->\s*/y,ro=/\s*:\s*/y,io=/\s*,?\s*/y,ao=/\s+/y,oo=class{constructor(e){this.body=[],Ia.lastIndex=0;let t=0;for(;;){let n=Ia.exec(e);if(n===null)break;t=Ia.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(La);){let t=o(La),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ua)&&(r=o(Ua)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,qa),u([i],i.length)):r?S(r,Ja):null}function u(r=[],i){for(;;){if(n(Ua)){r.push(o(Ua));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ja));let c=[];for(let e of r)e instanceof so&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Za,SyntaxError);let e=f();if(i(Qa))return e;if(i(no)){let t=h();return i(Qa,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Va)){let[,e,t,n=null]=a(Va);if(e===`$`)return{type:`var`,name:t};if(i(to)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ha.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(io)}}function m(){let e=f();return e.type===`mesg`&&i(ro)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ra);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i($a,SyntaxError);let e;return e=n(za)?v():{type:`str`,value:o(Ba)},i(eo,SyntaxError),e}function _(){if(n(za))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(za),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Wa),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ga))return o(Ga);if(n(Ka)){let[,e,t]=a(Ka),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ao),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Ya,`
`),n=Xa.exec(e)[1].length;return new so(t,n)}}},so=class{constructor(e,t){this.value=e,this.length=t}},co=`### What the page of the web table says by itself. Sentences about the game come from the server.

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
`,lo=`### Lo que dice por sí misma la página de la mesa web. Las frases sobre la partida vienen del servidor.

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
`,uo=`tintero.settings`,fo=`tintero.seats`,po=`tintero.visitor`;function mo(e){try{return JSON.parse(localStorage.getItem(e)??`{}`)}catch{return{}}}function ho(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}function go(e){return e.find(e=>/^(en|es)\b/i.test(e))?.toLowerCase().startsWith(`es`)?`es`:`en`}var $=un({lang:go(typeof navigator>`u`?[`en`]:navigator.languages),motion:`system`,sound:!1,images:``,name:``,quiet:!1,...mo(uo)});function _o(e){Object.assign($,e),ho(uo,Xe($))}function vo(){return $.motion===`system`?!matchMedia(`(prefers-reduced-motion: reduce)`).matches:$.motion===`on`}function yo(){let e=null;try{e=localStorage.getItem(po)}catch{}if(!e){let t=crypto.getRandomValues(new Uint8Array(16));e=Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``);try{localStorage.setItem(po,e)}catch{}}return e}function bo(e){return mo(fo)[e]??``}function xo(e,t){let n={...mo(fo),[e]:t},r=Object.keys(n);for(let e of r.slice(0,Math.max(0,r.length-200)))delete n[e];ho(fo,n)}var So=[`en`,`es`];function Co(e,t){let n=new Fa(e,{useIsolating:!1});return n.addResource(new oo(t)),n}var wo={en:Co(`en`,co),es:Co(`es`,lo)};function To(e,t,n){for(let r of[wo[e],wo.en]){let e=r?.getMessage(t)?.value;if(r&&e)return r.formatPattern(e,n)}return t}function Eo(e,t){return To($.lang,e,t)}function Do(){return $.lang}function Oo(e){_o({lang:e})}var ko=zr(`<main class="sheet"><h1> </h1> <p> <a href="/"> </a></p></main>`);function Ao(e,t){rt(t,!1),ta();var n=ko();yi(`re4gpe`,e=>{Vn(e=>{mn.title=`${e??``} · Tintero`},[()=>Eo(`page-missing-title`)])});var r=yn(n),i=xn(r,!0),a=Sn(r,2),o=yn(a),s=xn(Sn(o),!0);Oe(a),Oe(n),Bn((e,t,n)=>{Jr(i,e),Jr(o,`${t??``} `),Jr(s,n)},[()=>Eo(`page-missing-title`),()=>Eo(`page-missing-lead`),()=>Eo(`page-missing-home`)]),Z(e,n),it()}var jo={all:{},byName:{}},Mo=N([]),No=N(new Map),Po=new Map;function Fo(e=$.lang){let t=Po.get(e);if(t)return t.then(()=>Io(e));let n=(async()=>{let t=await(await fetch(`/api/cards`)).json(),n=t.url[e]??t.url.en;if(!n)throw Error(`no cards`);let r=await(await fetch(n)).json();jo.all[e]=r.cards,jo.byName[e]=new Map(r.cards.map((e,t)=>[e.full,t])),Io(e)})();return Po.set(e,n),n.catch(()=>Po.delete(e)),n}function Io(e){let t=jo.all[e];t&&e===$.lang&&(P(Mo,t),P(No,jo.byName[e]??new Map))}function Lo(){return J(Mo)}function Ro(e){return e===void 0?void 0:J(Mo)[e]}function zo(e){let t=e===void 0?void 0:J(No).get(e);return t===void 0?void 0:J(Mo)[t]}function Bo(e){return Ro(e?.n)??zo(e?.face)}var Vo=zr(`<button type="button" class="svelte-9ndgfl"> </button>`),Ho=zr(`<div class="lang svelte-9ndgfl" role="group"></div>`);function Uo(e,t){rt(t,!0);let n={en:`English`,es:`Español`};function r(e){Oo(e),Fo(e).catch(()=>void 0),t.changed?.(e)}var i=Ho();di(i,20,()=>So,e=>e,(e,t)=>{var i=Vo(),a=xn(i,!0);Bn((e,r)=>{Ui(i,`lang`,t),Ui(i,`aria-pressed`,e),Ui(i,`aria-label`,n[t]),Jr(a,r)},[()=>Do()===t,()=>t.toUpperCase()]),jr(`click`,i,()=>r(t)),Z(e,i)}),Oe(i),Bn(e=>Ui(i,`aria-label`,e),[()=>Eo(`page-language`)]),Z(e,i),it()}Mr([`click`]);var Wo={"":`home`,new:`new`,lobby:`lobby`,mine:`mine`,decks:`decks`,help:`help`,privacy:`privacy`};function Go(e,t=``){let n=e.split(`/`).filter(Boolean),r=new URLSearchParams(t).has(`plain`),[i=``,a=``]=n;return n.length<=1&&i in Wo?{name:Wo[i],id:``,plain:r}:n.length===2&&i===`t`?{name:`table`,id:a,plain:r}:n.length===2&&i===`replay`?{name:`replay`,id:a,plain:r}:{name:`missing`,id:``,plain:r}}var Ko=()=>typeof location>`u`?{route:Go(`/`),hash:``}:{route:Go(location.pathname,location.search),hash:location.hash.slice(1)},qo=N(Ko());function Jo(){return J(qo).route}function Yo(){return J(qo).hash}function Xo(e,t=!1){let n=new URL(e,location.origin);J(qo).route.plain&&!n.searchParams.has(`plain`)&&n.searchParams.set(`plain`,``);let r=n.pathname+n.search.replace(`plain=`,`plain`)+n.hash;t?history.replaceState(null,``,r):history.pushState(null,``,r),P(qo,Ko()),scrollTo(0,0)}function Zo(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target?.closest?.(`a`);!t||t.target||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||Go(t.pathname).name===`missing`||(t.pathname!==location.pathname||!t.hash||t.pathname.startsWith(`/t/`))&&(e.preventDefault(),Xo(t.pathname+t.search+t.hash))}typeof window<`u`&&(addEventListener(`popstate`,()=>P(qo,Ko())),addEventListener(`hashchange`,()=>P(qo,Ko())));var Qo=zr(`<a class="svelte-o7raai"> </a>`),$o=zr(`<header class="svelte-o7raai"><a class="brand svelte-o7raai" href="/">Tintero</a> <nav class="svelte-o7raai"></nav> <!></header>`);function es(e,t){rt(t,!1);let n=[[`/new`,`new`,`page-nav-new`],[`/lobby`,`lobby`,`page-nav-lobby`],[`/mine`,`mine`,`page-nav-mine`],[`/decks`,`decks`,`page-nav-decks`],[`/help`,`help`,`page-nav-help`]];ta();var r=$o(),i=Sn(yn(r),2);di(i,5,()=>n,([e,t,n])=>e,(e,t)=>{var n=Et(()=>_(J(t),3));let r=()=>J(n)[0],i=()=>J(n)[1],a=()=>J(n)[2];var o=Qo(),s=xn(o,!0);Bn((e,t)=>{Ui(o,`href`,r()),Ui(o,`aria-current`,e),Jr(s,t)},[()=>Jo().name===i()?`page`:void 0,()=>Eo(a())]),Z(e,o)}),Oe(i),Uo(Sn(i,2),{}),Oe(r),Bn(e=>Ui(i,`aria-label`,e),[()=>Eo(`page-nav`)]),Z(e,r),it()}var ts=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),ns=function(e){return`/`+e},rs={},is=function(e){return e.pathname.endsWith(`.css`)},as=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},os=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=ns(t,n);let r=s(t),i=is(r);return as(rs,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:ts,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ss=zr(`<main class="sheet"><p role="alert"> </p></main>`),cs=zr(`<!> <!>`,1);function ls(e,t){rt(t,!0);let n={home:()=>os(()=>import(`./Home-CZ1ccErT.js`),[]),new:()=>os(()=>import(`./New-Ba2t13xQ.js`),[]),lobby:()=>os(()=>import(`./Lobby-CBVlRsck.js`),[]),mine:()=>os(()=>import(`./Mine-B2aUSW5w.js`),[]),decks:()=>os(()=>import(`./Decks-CTF2VzuW.js`),[]),replay:()=>os(()=>import(`./Replay-pQZAXfyf.js`),[]),help:()=>os(()=>import(`./Help-NbcCGwDm.js`),[]),privacy:()=>os(()=>import(`./Privacy-CsZvLVYs.js`),[]),table:()=>os(()=>import(`./Table-RAGOEGXM.js`),__vite__mapDeps([0,1]))},r=Et(Jo),i=Et(()=>n[J(r).name]?.());Nn(()=>{document.documentElement.lang=$.lang,document.documentElement.classList.toggle(`still`,$.motion===`off`)});var a=cs();Ar(`click`,mn,function(...e){Zo?.apply(this,e)});var o=bn(a),s=e=>{es(e,{})};ii(o,e=>{J(r).name!==`table`&&e(s)});var c=Sn(o,2),l=e=>{var t=Ur();ri(bn(t),()=>J(i),null,(e,t)=>{var n=Ur();oi(bn(n),()=>J(r).name+J(r).id,e=>{var n=Ur();vi(bn(n),()=>J(t).default,(e,t)=>{t(e,{get id(){return J(r).id},get plain(){return J(r).plain}})}),Z(e,n)}),Z(e,n)},e=>{var t=ss(),n=xn(yn(t),!0);Oe(t),Bn(e=>Jr(n,e),[()=>Eo(`page-load-failed`)]),Z(e,t)}),Z(e,t)},u=e=>{Ao(e,{})};ii(c,e=>{J(i)?e(l):e(u,-1)}),Z(e,a),it()}var us=document.getElementById(`app`);us&&Yr(ls,{target:us});export{Bn as $,Oi as A,Z as B,Bi as C,Ni as D,Vi as E,di as F,Mr as G,zr as H,si as I,Or as J,jr as K,oi as L,bi as M,yi as N,Mi as O,_i as P,Vn as Q,ii as R,qi as S,_ as St,Hi as T,Vr as U,Ur as V,Hr as W,vr as X,J as Y,Y as Z,oa as _,it as _t,zo as a,xn as at,Qi as b,ke as bt,Eo as c,en as ct,vo as d,N as dt,Nn as et,bo as f,sn as ft,sa as g,tt as gt,ca as h,mt as ht,Lo as i,bn as it,Ei as j,ji as k,_o as l,tn as lt,yo as m,pt as mt,Xo as n,pn as nt,Bo as o,Sn as ot,$ as p,Et as pt,Ar as q,Uo as r,yn as rt,Fo as s,un as st,Yo as t,mn as tt,xo as u,P as ut,ta as v,rt as vt,Ui as w,Ji as x,Oe as xt,ea as y,nt as yt,Jr as z};