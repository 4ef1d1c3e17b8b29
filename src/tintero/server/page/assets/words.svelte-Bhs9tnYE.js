var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<18,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),xe={},C=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`,Ce=`http://www.w3.org/2000/svg`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Te(),xe;return E=e}function Oe(){return D(L(E))}function ke(e){if(w){if(L(E)!==null)throw Te(),xe;E=e}}function Ae(e=1){if(w){for(var t=e,n=E;t--;)n=L(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=L(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Te(),xe;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}var Xe=[];function Ze(e,t=!1,n=!1){return Qe(e,new Map,``,Xe,null,n)}function Qe(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Qe(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Qe(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Qe(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function $e(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function et(e,t){return e===null&&Ie(t),e.c??=new Map($e(e)||void 0)}var O=null;function tt(e){O=e}function nt(e){return et(O,`getContext`).get(e)}function rt(e,t){return et(O,`setContext`).set(e,t),t}function it(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:G,l:Je&&!t?{s:null,u:null,$:[]}:null}}function at(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)Fn(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,ot(e)}function ot(e={}){return i(e,de,{value:!0}),e}function st(){return!Je||O!==null&&O.l===null}var ct=[];function lt(){var e=ct;ct=[],m(e)}function k(e){if(ct.length===0&&!Rt){var t=ct;queueMicrotask(()=>{t===ct&&lt()})}ct.push(e)}function ut(){for(;ct.length>0;)lt()}var dt=~(y|b|v);function A(e,t){e.f=e.f&dt|t}function ft(e){e.f&512||e.deps===null?A(e,v):A(e,b)}function pt(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),A(e,v)}function mt(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}function ht(e){w&&I(e)!==null&&Tn(e)}var gt=!1;function _t(){gt||(gt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function vt(e,t,n,r=!0){r&&n();for(var i of t)e.addEventListener(i,n);Nn(()=>{for(var r of t)e.removeEventListener(r,n)})}function yt(e){var t=H,n=G;W(null),K(null);try{return e()}finally{W(t),K(n)}}function bt(e,t,n,r=n){e.addEventListener(t,()=>yt(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),_t()}function xt(e,t,n,r){let i=st()?Tt:kt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=St(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){R(e,s)}Ct()}}var d=wt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Dt(e))).then(u).catch(e=>R(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Ct())}):f()}function St(){var e=G,t=H,n=O,r=j;return function(i=!0){K(e),W(t),tt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Ct(e=!0){K(null),W(null),tt(null),e&&j?.deactivate()}function wt(){var e=G,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Tt(e){var t=2|y;return G!==null&&(G.f|=ie),{ctx:O,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:G,ac:null}}var Et=Symbol(`obsolete`);function Dt(e,t,n){let r=G;r===null&&Le();var i=void 0,a=en(C),o=!H,s=new Set;return zn(()=>{var t=G,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(Ct)}catch(e){n.reject(e),Ct()}var c=j;if(o){if(t.f&32768)var l=wt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Et);else for(let e of s.values())e.reject(Et);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Et&&(c.activate(),t?(a.f|=le,sn(a,t)):(a.f&8388608&&(a.f^=le),sn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Nn(()=>{for(let e of s)e.reject(Et)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Ot(e){let t=Tt(e);return ar(t),t}function kt(e){let t=Tt(e);return t.equals=Fe,t}function At(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function jt(e){var t,n=G,r=e.parent;if(!nr&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;K(r);try{At(e),t=mr(e)}finally{K(n)}return t}function Mt(e){var t=jt(e);!e.equals(t)&&(e.wv=dr(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),It?.capture(e,t,!0)),e.deps===null))?A(e,v):nr||(M===null?ft(e):(Mn()||j?.is_fork)&&M.set(e,t))}function Nt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&yt(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=d),_r(t,0),Kn(t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&vr(t)}var Ft=null,j=null,It=null,M=null,Lt=null,Rt=!1,zt=!1,Bt=null,Vt=null,Ht=0,Ut=1,Wt=class e{id=Ut++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Ft===null?Ft=this:(Ft.next=this,this.prev=Ft),Ft=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,y),t(r);for(r of n.m)A(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Bt=[],n=[],r=Vt=[];this.#a.length>0;){Ht++>1e3&&(this.#b(),Kt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Zt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Bt=null,Vt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Xt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),It=this,Jt(n),Jt(t),It=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(N.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):fr(r)&&(i&16&&this.add_dirty_reaction(r,b),vr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)pt(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{zt=!0,j=this,this.#m()}finally{Ht=0,Lt=null,Bt=null,Vt=null,zt=!1,j=null,M=null,N.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Et);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(j===null){let t=j=new e;!zt&&!Rt&&k(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){Lt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Ft=e:t.prev=e,this.linked=!1}}};function Gt(e){var t=Rt,n=It;It=null,Rt=!0;try{var r;for(e&&(Gt(),r=e());;){if(ut(),j===null)return r;j.flush()}}finally{Rt=t,It=n}}function Kt(){try{He()}catch(e){R(e,Lt)}}var qt=null;function Jt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&fr(r)&&(qt=new Set,vr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Yn(r),qt?.size>0)){N.clear();for(let e of qt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)qt.has(n)&&(qt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||vr(n)}}qt.clear()}}qt=null}}function Yt(e){j.schedule(e)}function Xt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,v);for(var n=e.first;n!==null;)Xt(n,t),n=n.next}}function Zt(e){A(e,v);for(var t=e.first;t!==null;)Zt(t),t=t.next}var Qt=new Set,N=new Map,$t=!1;function en(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function tn(e,t){let n=en(e,t);return ar(n),n}function nn(e,t=!1,n=!0){let r=en(e);return t||(r.equals=Fe),Je&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function rn(e,t){return P(e,Z(()=>X(e))),t}function P(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&st()&&H.f&4325394&&(ir===null||!ir.has(e))&&Ke(),sn(e,n?fn(t):t,Vt)}var an=null,on=0;function sn(e,t,n=null){if(!e.equals(t)){nr?N.set(e,t):N.has(e)||N.set(e,e.v);var r=Wt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&jt(t),M===null&&ft(t)}e.wv=dr(),an=null,on=0,dn(e,y,n),an=null,st()&&G!==null&&G.f&1024&&!(G.f&96)&&(Y===null?or([e]):Y.push(e)),!r.is_fork&&Qt.size>0&&!$t&&cn()}return t}function cn(){$t=!1;for(let e of Qt){e.f&1024&&A(e,b);let t;try{t=fr(e)}catch{t=!0}t&&vr(e)}Qt.clear()}function ln(e,t=1){var n=X(e),r=t===1?n++:n--;return P(e,n),r}function un(e){P(e,e.v+1)}function dn(e,t,n){var r=e.reactions;if(r!==null){var i=st(),a=r.length;if(on+=a,on>1e5&&an===null&&(an=new Set),an!==null){if(an.has(e))return;an.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&y)===0;if(l&&A(s,t),c&131072)Qt.add(s);else if(c&2){var u=s;M?.delete(u),dn(u,b,n)}else if(l){var d=s;c&16&&qt!==null&&qt.add(d),n===null?Yt(d):n.push(d)}}}}}function fn(t){if(typeof t!=`object`||!t||ue in t||de in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=tn(0),u=null,d=lr,f=e=>{if(lr===d)return e();var t=H,n=lr;W(null),ur(d);var r=e();return W(t),ur(n),r};return i&&r.set(`length`,tn(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?f(()=>{var e=tn(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>tn(C,u));r.set(t,e),un(o)}}else P(n,C),un(o);return!0},get(e,n,i){if(n===ue)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>tn(fn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=X(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=X(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ue)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>tn(i?fn(e[t]):C,u)),r.set(t,n)),X(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>tn(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>tn(void 0,u)),P(c,fn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>fn(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}un(o)}return!0},ownKeys(e){X(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ge()}})}function pn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function mn(e,t){return Object.is(pn(e),pn(t))}var hn,gn,_n,vn,yn;function bn(){if(hn===void 0){hn=window,gn=document,_n=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;vn=a(t,`firstChild`).get,yn=a(t,`nextSibling`).get,u(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),u(n)&&(n[_e]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return vn.call(e)}function L(e){return yn.call(e)}function xn(e,t){if(!w)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&On(n),D(n),n}function Sn(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?L(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}On(E)}return E}function Cn(e,t=!1){if(!w)return I(e);var n=xn(e,t);return ke(e),n}function wn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=L(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}On(r)}return D(r),r}function Tn(e){e.textContent=``}function En(){return!1}function Dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function On(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function kn(e){var t=G;if(t===null)return H.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;R(e,t)}function R(e,t){if(e===xe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function An(e){G===null&&(H===null&&Ve(e),Be()),nr&&ze(e)}function jn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=x);var r={ctx:O,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Bt===null?Wt.ensure().schedule(r):Bt.push(r);else if(t!==null){try{vr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&jn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function Mn(){return H!==null&&!U}function Nn(e){let t=z(8,null);return A(t,v),t.teardown=e,t}function Pn(e){An(`$effect`);var t=G.f;if(!H&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return Fn(e)}function Fn(e){return z(4|ae,e)}function In(e){return An(`$effect.pre`),z(8|ae,e)}function Ln(e){Wt.ensure();let t=z(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Xn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function Rn(e){return z(4,e)}function zn(e){return z(ce|ie,e)}function Bn(e,t=0){return z(8|t,e)}function Vn(e,t=[],n=[],r=[]){xt(r,t,n,t=>{z(8,()=>{e(...t.map(X))})})}function Hn(e,t=[],n=[],r=[]){xt(r,t,n,t=>{z(4,()=>e(...t.map(X)))})}function Un(e,t=0){return z(16|t,e)}function Wn(e,t=0){return z(_|t,e)}function B(e){return z(32|ie,e)}function Gn(e){var t=e.teardown;if(t!==null){let n=nr,r=H;rr(!0),W(null);try{t.call(null)}catch(t){R(t,e.parent)}finally{rr(n),W(r)}}}function Kn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&yt(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function qn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Jn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Kn(e,t&&!n),_r(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Gn(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Yn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Jn(e,t){for(;e!==null;){var n=e===t?null:L(e);e.remove(),e=n}}function Yn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Xn(e,t,n=!0){var r=[];e.f|=256,Zn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Zn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Zn(i,t,o?n:!1)}i=a}}}function Qn(e){e.f&=-257,$n(e,!0)}function $n(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(A(e,y),Wt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);$n(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function er(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:L(n);t.append(n),n=i}}var tr=null,nr=!1;function rr(e){nr=e}var H=null,U=!1;function W(e){H=e}var G=null;function K(e){G=e}var ir=null;function ar(e){H!==null&&(H.f&2097152||H.f&2)&&(ir??=new Set).add(e)}var q=null,J=0,Y=null;function or(e){Y=e}var sr=1,cr=0,lr=cr;function ur(e){lr=e}function dr(){return++sr}function fr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(fr(a)&&Mt(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,v)}return!1}function pr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(ir!==null&&ir.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?pr(a,t,!1):t===a&&(n?A(a,y):a.f&1024&&A(a,b),Yt(a))}}function mr(e){var t=q,n=J,r=Y,i=H,a=ir,o=O,s=U,c=lr,l=e.f;q=null,J=0,Y=null,H=l&96?null:e,ir=null,tt(e.ctx),U=!1,lr=++cr,e.ac!==null&&(yt(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=ee;var f=hr(e);if(st()&&Y!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<Y.length;p++)pr(Y[p],e);if(i!==null&&i!==e){if(cr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=cr;if(t!==null)for(let e of t)e.rv=cr;Y!==null&&(r===null?r=Y:r.push(...Y))}return e.f&8388608&&(e.f^=le),d}catch(t){return hr(e),kn(t)}finally{e.f^=se,q=t,J=n,Y=r,H=i,ir=a,tt(o),U=s,lr=c}}function hr(e){var t=e.deps,n=j?.is_fork;if(q!==null){var r;if(n||_r(e,J),t!==null&&J>0)for(t.length=J+q.length,r=0;r<q.length;r++)t[J+r]=q[r];else e.deps=t=q;if(Mn()&&e.f&512)for(r=J;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&J<t.length&&(_r(e,J),t.length=J);return t}function gr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(q===null||!n.call(q,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&ft(s),s.ac!==null&&yt(()=>{s.ac.abort(ye),s.ac=null,A(s,y)}),Nt(s),_r(s,0)}}function _r(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)gr(e,n[r])}function vr(e){var t=e.f;if(!(t&16384)){A(e,v);var n=G;G=e;try{t&16777232?qn(e):Kn(e),Gn(e);var r=mr(e);e.teardown=typeof r==`function`?r:null,e.wv=sr}finally{G=n}}}async function yr(){await Promise.resolve(),Gt()}function X(e){var t=!!(e.f&2);if(tr?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(ir===null||!ir.has(e))){var r=H.deps;if(H.f&2097152)e.rv<cr&&(e.rv=cr,q===null&&r!==null&&r[J]===e?J++:q===null?q=[e]:q.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(nr&&N.has(e))return N.get(e);if(t){var a=e;if(nr){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||xr(a))&&(o=jt(a)),N.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&ee)===0;fr(a)&&(s&&(a.f|=512),Mt(a)),s&&!c&&(Pt(a),br(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function br(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Pt(r),br(r))}}function xr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(N.has(t)||t.f&2&&xr(t))return!0;return!1}function Z(e){var t=U;try{return U=!0,e()}finally{U=t}}function Sr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)Cr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&Cr(n)}}}function Cr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Cr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function wr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var Tr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function Er(e){return Tr.includes(e)}var Dr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Or={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function kr(e){return e=e.toLowerCase(),Or[e]??e}[...Dr];var Ar=[`touchstart`,`touchmove`];function jr(e){return Ar.includes(e)}var Mr=[`textarea`,`script`,`style`,`title`];function Nr(e){return Mr.includes(e)}var Pr=Symbol(`events`),Fr=new Set,Ir=new Set;function Lr(e){if(!w)return;e.removeAttribute(`onload`),e.removeAttribute(`onerror`);let t=e.__e;t!==void 0&&(e.__e=void 0,queueMicrotask(()=>{e.isConnected&&e.dispatchEvent(t)}))}function Rr(e,t,n,r={}){function i(e){if(r.capture||Wr.call(t,e),!e.cancelBubble)return yt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function zr(e,t,n,r,i){var a={capture:r,passive:i},o=Rr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Nn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Br(e,t,n){(t[Pr]??={})[e]=n}function Vr(e){for(var t=0;t<e.length;t++)Fr.add(e[t]);for(var n of Ir)n(e)}var Hr=null,Ur=!1;function Wr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Hr=e,Ur||(Ur=!0,setTimeout(()=>{Ur=!1,Hr=null}));var s=0,c=Hr===e&&e[Pr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Pr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),K(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Pr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Pr]=t,delete e.currentTarget,W(d),K(f)}}}var Gr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Kr(e){return Gr?.createHTML(e)??e}function qr(e){var t=Dn(`template`);return t.innerHTML=Kr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Jr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=qr(a?e:`<!>`+e),n||(i=I(i)));var t=r||_n?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Yr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=I(qr(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Xr(e,t){return Yr(e,t,`svg`)}function Zr(e=``){if(!w){var t=F(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?On(n):(n.before(n=F()),D(n)),Q(n,n),n}function Qr(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Q(t,n),e}function $r(e,t){if(w){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),Oe()}else e!==null&&e.before(t)}function ei(e){let t=0,n=en(0),r;return()=>{Mn()&&(X(n),Bn(()=>(t===0&&(r=Z(()=>e(()=>un(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,un(n))})})))}}var ti=ne|ie;function ni(e,t,n,r){new ri(e,t,n,r)}var ri=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ei(()=>(this.#p=en(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Un(()=>{if(w){let e=Me(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ti),w&&(this.#e=E)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&qe(),this.#s!==null&&Xn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){R(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){R(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Xn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();er(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){pt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=O;K(this.#i),W(this.#i),tt(this.#i.ctx);try{return Wt.ensure(),e()}finally{K(t),W(n),tt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Xn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,k(()=>{this.#d=!1,this.#p&&sn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),X(this.#p)}error(e){if(e===xe||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),w&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return R(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){R(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>R(e,this.#i&&this.#i.parent)):n(t)}})}};function ii(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function ai(e,t){return si(e,t)}var oi=new Map;function si(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){bn();var l=void 0,u=Ln(()=>{var s=n??t.appendChild(F());ni(s,{pending:()=>{}},t=>{it({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||ot(),w&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Te(),xe;at()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=jr(r);for(let e of[t,document]){var a=oi.get(e);a===void 0&&(a=new Map,oi.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Wr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Fr)),Ir.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=oi.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Wr),r.delete(e),r.size===0&&oi.delete(n)):r.set(e,i)}Ir.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ci.set(l,u),l}var ci=new WeakMap,li=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Qn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Qn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();er(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Xn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=En();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ui=0,di=1,fi=2;function pi(e,t,n,r,i){w&&Oe();var a=st(),o=C,s=a?en(o):nn(o,!1,!1),c=a?en(o):nn(o,!1,!1),l=new li(e);Un(()=>{var a=j,o=t(),u=!1;let d=w&&f(o)===(e.data===`[!`);if(d&&(D(je()),T(!1)),f(o)){var p=St(),m=!1;let e=e=>{if(!u){m=!0,p(!1),j===a&&a.deactivate(),Wt.ensure();try{e()}finally{Ct(!1),Rt||Gt()}}};o.then(t=>{e(()=>{sn(s,t),l.ensure(di,r&&(e=>r(e,s)))})},t=>{e(()=>{if(sn(c,t),l.ensure(fi,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ui,n):k(()=>{m||e(()=>{l.ensure(ui,n)})})}else sn(s,o),l.ensure(di,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function mi(e,t,n=!1){var r;w&&(r=E,Oe());var i=new li(e),a=n?ne:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Un(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var hi=Symbol(`NaN`);function gi(e,t,n){w&&Oe();var r=new li(e),i=!st();Un(()=>{var e=t();e!==e&&(e=hi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function _i(e,t){return t}function vi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Xn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;yi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Tn(d),d.append(u),e.items.clear()}yi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function yi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,er(a,document.createDocumentFragment())):V(t[i],n)}}var bi;function xi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(I(u)):u.appendChild(F())}w&&Oe();var d=null,f=kt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=X(f);_.fallback=d,Ci(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,Ti(d,null,c)):Qn(d):Xn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Un(()=>{var e=X(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),T(!1),r=!0);for(var u=new Set,_=j,v=En(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&sn(S.v,b),S.i&&sn(S.i,y),v&&_.unskip_effect(S.e)):(S=wi(l,m?c:bi??=F(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(bi??=F())),d.f|=oe)),t>u.size&&Re(``,``,``),w&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),X(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function Si(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Ci(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Si(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Qn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)Ti(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Ei(e,d,_),Ei(e,_,y),Ti(_,y,n),d=_,p=[],m=[],l=Si(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)Ti(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Ei(e,S.prev,ee.next),Ei(e,d,S),Ei(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),Ti(_,l,n),Ei(e,_.prev,_.next),Ei(e,_,d===null?e.effect.first:d.next),Ei(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Si(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Si(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(yi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=Si(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}vi(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function wi(e,t,n,r,i,a,o,s){var c=o&1?o&16?en(n):nn(n,!1,!1):null,l=o&2?en(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Ti(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=L(r);if(a.before(r),r===i)return;r=o}}function Ei(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Di(e,t,...n){var r=new li(e);Un(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function Oi(e,t,n){var r;w&&(r=E,Oe());var i=new li(e);Un(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function ki(e,t,n,r,i,a){let o=w;w&&Oe();var s=null;w&&E.nodeType===1&&(s=E,Oe());var c=w?E:e,l=new li(c,!1);Un(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Ce:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:Dn(e,a),Q(s,s),r){var i=null;w&&Nr(e)&&s.append(i=document.createComment(``));var o=w?I(s):s.appendChild(F());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}G.nodes.end=s,n||t.before(s)}w&&D(t)}),()=>{}},ne),Nn(()=>{}),o&&(T(!0),D(c))}function Ai(e,t){let n=null,r=w;var i;if(w){n=E;for(var a=I(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=L(a);if(a===null)T(!1);else{var o=L(a);a.remove(),D(o)}}w||(i=document.head.appendChild(F()));try{Un(()=>{var e=B(()=>t(i));e.f|=re,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(T(!0),D(n))}}function ji(e,t,n){Rn(()=>{var r=Z(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Bn(()=>{var e=n();Sr(e),i&&Pe(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function Mi(e,t){var n=void 0,r;Wn(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{Rn(()=>n(e))})))})}function Ni(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ni(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Pi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ni(e))&&(r&&(r+=` `),r+=t);return r}function Fi(e){return typeof e==`object`?Pi(e):e??``}var Ii=[...` 	
\r\f\xA0\v﻿`];function Li(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ii.includes(r[o-1]))&&(s===r.length||Ii.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ri(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function zi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Bi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(zi)),i&&c.push(...Object.keys(i).map(zi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=zi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ri(r)),i&&(n+=Ri(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Vi(e,t,n,r,i,a){var o=e[he];if(w||o!==n||o===void 0){var s=Li(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Hi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ui(e,t,n,r){var i=e[ge];if(w||i!==t){var a=Bi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Hi(e,n?.[0],r[0]),Hi(e,n?.[1],r[1],`important`)):Hi(e,n,r));return r}function Wi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Gi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Ki(e,!n||`__value`in e))}function Ki(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Xi(c);Wi(c,i?a.includes(l):mn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function qi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(Xi(i))}else{for(i of t.options)if(mn(Xi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ji(e){var t=new MutationObserver(t=>{t.every(Zi)||(`__defaultValue`in e&&Ki(e,!1),`__value`in e&&qi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Nn(()=>{t.disconnect()})}function Yi(e,t,n=t){var r=new WeakSet,i=!0;bt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Xi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Xi(o)}n(a),e.__value=a,j!==null&&r.add(j)}),Rn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(qi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Xi(s),n(a))}e.__value=a,i=!1})}function Xi(e){return`__value`in e?e.__value:e.value}function Zi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Qi=Symbol(`class`),$i=Symbol(`style`),ea=Symbol(`is custom element`),ta=Symbol(`is html`),na=be?`link`:`LINK`,ra=be?`input`:`INPUT`,ia=be?`option`:`OPTION`,aa=be?`select`:`SELECT`,oa=be?`progress`:`PROGRESS`;function sa(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;ua(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;ua(e,`checked`,null),e.checked=r}}};e[ve]=n,k(n),_t()}}function ca(e,t){var n=pa(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===oa)&&(e.value=t??``)}function la(e,t){var n=pa(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function ua(e,t,n,r){var i=pa(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===na))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ha(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function da(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===ra&&(`defaultValue`in n||`defaultChecked`in n||sa(e));var o=pa(e),s=o[ea],c=!o[ta];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===ia,f=e.nodeName===aa;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Fi(n.class):(r||n[Qi])&&(n.class=null),n[$i]&&(n.style??=null);var m=ha(e);if(e.nodeName===ra&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,ua(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Vi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Qi],n[Qi]),u[i]=l,u[Qi]=n[Qi];else if(i===`style`)Ui(e,l,t?.[$i],n[$i]),u[i]=l,u[$i]=n[$i];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=Er(r);if(wr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Br(r,e,l),Vr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Rr(r,e,a,t)}}else if(i===`style`)ua(e,i,l);else if(i===`autofocus`)mt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===oa)&&(e.value=l);else if(i===`selected`&&d)Wi(e,l);else{var y=i;c||(y=kr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&ua(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function fa(e,t,n=[],r=[],i=[],a,o=!1,s=!1){xt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===aa,l=!1;if(Wn(()=>{var u=t(...n.map(X)),d=da(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Gi(f,u.defaultValue),`value`in u&&qi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||V(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&V(i[t]),i[t]=B(()=>Mi(e,()=>p))),d[t]=p}r=d}),c){var u=e;Rn(()=>{var e=r;`defaultValue`in e&&Gi(u,e.defaultValue),qi(u,e.value,!0),Ji(u)})}l=!0})}function pa(e){return e[me]??={[ea]:e.nodeName.includes(`-`),[ta]:e.namespaceURI===Se}}var ma=new Map;function ha(e){var t=e.getAttribute(`is`)||e.nodeName,n=ma.get(t);if(n)return n;ma.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ga(e,t,n=t){var r=new WeakSet;bt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=va(e)?ya(a):a,n(a),j!==null&&r.add(j),await yr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||Z(t)==null&&e.value)&&(n(va(e)?ya(e.value):e.value),j!==null&&r.add(j)),Bn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}va(e)&&n===ya(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function _a(e,t,n=t){bt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||Z(t)==null)&&n(e.checked),Bn(()=>{e.checked=!!t()})}function va(e){var t=e.type;return t===`number`||t===`range`}function ya(e){return e===``?null:+e}var ba=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function xa(e,t,n){var r=ba.observe(e,()=>n(e[t]));Rn(()=>(Z(()=>n(e[t])),r))}function Sa(e,t){return e===t||e?.[ue]===t}function Ca(e=ot(),t,n,r){var i=O.r,a=G;return Rn(()=>{var o,s;return Bn(()=>{o=s,s=r?.()||[],Z(()=>{Sa(n(...s),e)||(t(e,...s),o&&Sa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Sa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function wa(e,t){vt(window,[`resize`],()=>yt(()=>t(window[e])))}function Ta(e=!1){let t=O,n=t.l.u;if(!n)return;let r=()=>Sr(t.s);if(e){let e=0,n={},i=Tt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>X(i)}n.b.length&&In(()=>{Ea(t,r),m(n.b)}),Pn(()=>{let e=Z(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Pn(()=>{Ea(t,r),m(n.a)})}function Ea(e,t){if(e.l.s)for(let t of e.l.s)X(t);t()}var Da=!1;function Oa(e){var t=Da;try{return Da=!1,[e(),Da]}finally{Da=t}}function ka(e,t,n,r){var i=!Je||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Tt(r),X(u)):(l&&(l=!1,c=s?Z(r):r),c);let f;if(o){var p=ue in e||fe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Oa(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Tt:kt)(()=>(v=!1,g()));o&&X(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?X(y):i&&o?fn(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return nr&&v||b.f&16384?y.v:X(y)})}function Aa(e){O===null&&Ie(`onMount`),Je&&O.l!==null?Ma(O).m.push(e):Pn(()=>{let t=Z(e);if(typeof t==`function`)return t})}function ja(e){O===null&&Ie(`onDestroy`),Aa(()=>()=>Z(e))}function Ma(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Na=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends Na{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Pa=class extends Na{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Fa=class e extends Na{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Na)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Na&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ia=100,La=`⁨`,Ra=`⁩`;function za(e,t,n){return n===t||n instanceof Pa&&t instanceof Pa&&n.value===t.value||t instanceof Pa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ba(e,t,n){return t[n]?Ya(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Va(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ha(e,i.value):n.push(Ha(e,i));return{positional:n,named:r}}function Ha(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Pa(t.value,{minimumFractionDigits:t.precision});case`var`:return Ua(e,t);case`mesg`:return Wa(e,t);case`term`:return Ga(e,t);case`func`:return Ka(e,t);case`select`:return qa(e,t);default:return new $}}function Ua(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof Na)return n;switch(typeof n){case`string`:return n;case`number`:return new Pa(n);case`object`:if(Fa.supportsValue(n))return new Fa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Wa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Ya(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Ya(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Ga(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Va(e,r).named;let n=Ya(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Va(e,r).named;let o=Ya(e,a.value);return e.params=null,o}function Ka(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Va(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function qa(e,{selector:t,variants:n,star:r}){let i=Ha(e,t);if(i instanceof $)return Ba(e,n,r);for(let t of n)if(za(e,i,Ha(e,t.key)))return Ya(e,t.value);return Ba(e,n,r)}function Ja(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ia)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ia}`);r&&n.push(La),n.push(Ha(e,i).toString(e)),r&&n.push(Ra)}return e.dirty.delete(t),n.join(``)}function Ya(e,t){return typeof t==`string`?e.bundle._transform(t):Ja(e,t)}var Xa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Za(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Qa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function $a(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Pa)return new Pa(n.valueOf(),{...n.opts,...Za(t,Qa)});if(n instanceof Fa)return new Pa(n.toNumber(),{...Za(t,Qa)});throw TypeError(`Invalid argument to NUMBER`)}var eo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function to(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Fa||n instanceof Pa)return new Fa(n,Za(t,eo));throw TypeError(`Invalid argument to DATETIME`)}var no=new Map;function ro(e){let t=Array.isArray(e)?e.join(` `):e,n=no.get(t);return n===void 0&&(n=new Map,no.set(t,n)),n}var io=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:$a,DATETIME:to,...t},this._useIsolating=n,this._transform=r,this._intls=ro(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Xa(this,n,t);try{return Ja(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},ao=/^(-?[a-zA-Z][\w-]*) *= */gm,oo=/\.([a-zA-Z][\w-]*) *= */y,so=/\*?\[/y,co=/(-?[0-9]+(?:\.([0-9]+))?)/y,lo=/([a-zA-Z][\w-]*)/y,uo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,fo=/^[A-Z][A-Z0-9_-]*$/,po=/([^{}\n\r]+)/y,mo=/([^\\"\n\r]*)/y,ho=/\\([\\"])/y,go=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,_o=/^\n+/,vo=/ +$/,yo=/ *\r?\n/g,bo=/( *)$/,xo=/{\s*/y,So=/\s*}/y,Co=/\[\s*/y,wo=/\s*] */y,To=/\s*\(\s*/y,Eo=/\s*->\s*/y,Do=/\s*:\s*/y,Oo=/\s*,?\s*/y,ko=/\s+/y,Ao=class{constructor(e){this.body=[],ao.lastIndex=0;let t=0;for(;;){let n=ao.exec(e);if(n===null)break;t=ao.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(oo);){let t=o(oo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(po)&&(r=o(po)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,_o),u([i],i.length)):r?S(r,vo):null}function u(r=[],i){for(;;){if(n(po)){r.push(o(po));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,vo));let c=[];for(let e of r)e instanceof jo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(xo,SyntaxError);let e=f();if(i(So))return e;if(i(Eo)){let t=h();return i(So,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(uo)){let[,e,t,n=null]=a(uo);if(e===`$`)return{type:`var`,name:t};if(i(To)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(fo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Oo)}}function m(){let e=f();return e.type===`mesg`&&i(Do)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(so);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Co,SyntaxError);let e;return e=n(co)?v():{type:`str`,value:o(lo)},i(wo,SyntaxError),e}function _(){if(n(co))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(co),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(mo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ho))return o(ho);if(n(go)){let[,e,t]=a(go),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ko),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(yo,`
`),n=bo.exec(e)[1].length;return new jo(t,n)}}},jo=class{constructor(e,t){this.value=e,this.length=t}},Mo=`### What the page of the web table says by itself. Sentences about the game come from the server.

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
`,No=`### Lo que dice por sí misma la página de la mesa web. Las frases sobre la partida vienen del servidor.

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
`,Po=`tintero.settings`,Fo=`tintero.seats`,Io=`tintero.visitor`;function Lo(e){try{return JSON.parse(localStorage.getItem(e)??`{}`)}catch{return{}}}function Ro(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}function zo(e){return e.find(e=>/^(en|es)\b/i.test(e))?.toLowerCase().startsWith(`es`)?`es`:`en`}var Bo=fn({lang:zo(typeof navigator>`u`?[`en`]:navigator.languages),motion:`system`,sound:!1,images:``,name:``,quiet:!1,...Lo(Po)});function Vo(e){Object.assign(Bo,e),Ro(Po,Ze(Bo))}function Ho(){return Bo.motion===`system`?!matchMedia(`(prefers-reduced-motion: reduce)`).matches:Bo.motion===`on`}function Uo(){let e=null;try{e=localStorage.getItem(Io)}catch{}if(!e){let t=crypto.getRandomValues(new Uint8Array(16));e=Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``);try{localStorage.setItem(Io,e)}catch{}}return e}function Wo(e){return Lo(Fo)[e]??``}function Go(e,t){let n={...Lo(Fo),[e]:t},r=Object.keys(n);for(let e of r.slice(0,Math.max(0,r.length-200)))delete n[e];Ro(Fo,n)}var Ko=[`en`,`es`];function qo(e,t){let n=new io(e,{useIsolating:!1});return n.addResource(new Ao(t)),n}var Jo={en:qo(`en`,Mo),es:qo(`es`,No)};function Yo(e){for(let[t,n]of Object.entries(e))Jo[t]?.addResource(new Ao(n))}function Xo(e,t,n){for(let r of[Jo[e],Jo.en]){let e=r?.getMessage(t)?.value;if(r&&e)return r.formatPattern(e,n)}return t}function Zo(e,t){return Xo(Bo.lang,e,t)}function Qo(){return Bo.lang}function $o(e){Vo({lang:e})}export{Lr as $,Ui as A,gi as B,sa as C,it as Ct,Yi as D,ke as Dt,ca as E,Ae as Et,ki as F,$r as G,pi as H,Oi as I,Xr as J,Qr as K,Di as L,Fi as M,ji as N,Ji as O,d as Ot,Ai as P,zr as Q,xi as R,fa as S,at as St,la as T,Ye as Tt,ai as U,mi as V,ii as W,Vr as X,Zr as Y,Br as Z,wa as _,ln as _t,$o as a,Pn as at,_a as b,ht as bt,Go as c,xn as ct,Bo as d,wn as dt,X as et,Uo as f,fn as ft,Ta as g,tn as gt,ka as h,P as ht,Xo as i,Vn as it,Vi as j,qi as k,g as kt,Ho as l,Sn as lt,Aa as m,rn as mt,Qo as n,Z as nt,Zo as o,gn as ot,ja as p,nn as pt,Jr as q,Yo as r,Hn as rt,Vo as s,hn as st,Ko as t,yr as tt,Wo as u,Cn as ut,Ca as v,Ot as vt,ua as w,rt as wt,ga as x,nt as xt,xa as y,mt as yt,_i as z};