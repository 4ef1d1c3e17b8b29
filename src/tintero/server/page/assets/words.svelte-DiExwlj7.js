var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},C=Symbol(`uninitialized`),Ce=`http://www.w3.org/1999/xhtml`,we=`http://www.w3.org/2000/svg`;function Te(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ee(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function De(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Oe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Ee(),Se;return E=e}function ke(){return D(L(E))}function Ae(e){if(w){if(L(E)!==null)throw Ee(),Se;E=e}}function je(e=1){if(w){for(var t=e,n=E;t--;)n=L(n);E=n}}function Me(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=L(n);e&&n.remove(),n=i}}function Ne(e){if(!e||e.nodeType!==8)throw Ee(),Se;return e.data}function Pe(e){return e===this.v}function Fe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ie(e){return!Fe(e,this.v)}function Le(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ye=!1;function Xe(){Ye=!0}var Ze=[];function Qe(e,t=!1,n=!1){return $e(e,new Map,``,Ze,null,n)}function $e(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=$e(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=$e(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return $e(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function et(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function tt(e,t){return e===null&&Le(t),e.c??=new Map(et(e)||void 0)}var O=null;function nt(e){O=e}function rt(e){return tt(O,`getContext`).get(e)}function it(e,t){return tt(O,`setContext`).set(e,t),t}function at(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:W,l:Ye&&!t?{s:null,u:null,$:[]}:null}}function ot(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)Ln(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,st(e)}function st(e={}){return i(e,fe,{value:!0}),e}function ct(){return!Ye||O!==null&&O.l===null}var lt=[];function ut(){var e=lt;lt=[],h(e)}function k(e){if(lt.length===0&&!zt){var t=lt;queueMicrotask(()=>{t===lt&&ut()})}lt.push(e)}function dt(){for(;lt.length>0;)ut()}var ft=~(b|x|y);function A(e,t){e.f=e.f&ft|t}function pt(e){e.f&512||e.deps===null?A(e,y):A(e,x)}function mt(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),A(e,y)}function ht(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}function gt(e){w&&I(e)!==null&&En(e)}var _t=!1;function vt(){_t||(_t=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function yt(e,t,n,r=!0){r&&n();for(var i of t)e.addEventListener(i,n);Fn(()=>{for(var r of t)e.removeEventListener(r,n)})}function bt(e){var t=V,n=W;U(null),G(null);try{return e()}finally{U(t),G(n)}}function xt(e,t,n,r=n){e.addEventListener(t,()=>bt(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),vt()}function St(e,t,n,r){let i=ct()?Et:At;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=W,c=Ct(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){jn(e,s)}wt()}}var d=Tt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ot(e))).then(u).catch(e=>jn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),wt())}):f()}function Ct(){var e=W,t=V,n=O,r=j;return function(i=!0){G(e),U(t),nt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function wt(e=!0){G(null),U(null),nt(null),e&&j?.deactivate()}function Tt(){var e=W,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Et(e){var t=2|b;return W!==null&&(W.f|=ae),{ctx:O,deps:null,effects:null,equals:Pe,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:W,ac:null}}var Dt=Symbol(`obsolete`);function Ot(e,t,n){let r=W;r===null&&Re();var i=void 0,a=tn(C),o=!V,s=new Set;return Vn(()=>{var t=W,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(wt)}catch(e){n.reject(e),wt()}var c=j;if(o){if(t.f&32768)var l=Tt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Dt);else for(let e of s.values())e.reject(Dt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Dt&&(c.activate(),t?(a.f|=ue,cn(a,t)):(a.f&8388608&&(a.f^=ue),cn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Fn(()=>{for(let e of s)e.reject(Dt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function kt(e){let t=Et(e);return or(t),t}function At(e){let t=Et(e);return t.equals=Ie,t}function jt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function Mt(e){var t,n=W,r=e.parent;if(!ir&&r!==null&&e.v!==C&&r.f&24576)return Te(),e.v;G(r);try{jt(e),t=hr(e)}finally{G(n)}return t}function Nt(e){var t=Mt(e);!e.equals(t)&&(e.wv=fr(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Lt?.capture(e,t,!0)),e.deps===null))?A(e,y):ir||(M===null?pt(e):(Pn()||j?.is_fork)&&M.set(e,t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&bt(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=f),vr(t,0),Jn(t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&yr(t)}var It=null,j=null,Lt=null,M=null,Rt=null,zt=!1,Bt=!1,Vt=null,Ht=null,Ut=0,Wt=1,Gt=class e{id=Wt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){It===null?It=this:(It.next=this,this.prev=It),It=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,b),t(r);for(r of n.m)A(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Vt=[],n=[],r=Ht=[];this.#a.length>0;){Ut++>1e3&&(this.#b(),qt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Qt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Vt=null,Ht=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Zt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Lt=this,Yt(n),Yt(t),Lt=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(N.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):pr(r)&&(i&16&&this.add_dirty_reaction(r,x),yr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)mt(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{Bt=!0,j=this,this.#m()}finally{Ut=0,Rt=null,Vt=null,Ht=null,Bt=!1,j=null,M=null,N.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Dt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(j===null){let t=j=new e;!Bt&&!zt&&k(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){Rt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?It=e:t.prev=e,this.linked=!1}}};function Kt(e){var t=zt,n=Lt;Lt=null,zt=!0;try{var r;for(e&&(Kt(),r=e());;){if(dt(),j===null)return r;j.flush()}}finally{zt=t,Lt=n}}function qt(){try{Ue()}catch(e){jn(e,Rt)}}var Jt=null;function Yt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&pr(r)&&(Jt=new Set,yr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Zn(r),Jt?.size>0)){N.clear();for(let e of Jt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Jt.has(n)&&(Jt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||yr(n)}}Jt.clear()}}Jt=null}}function Xt(e){j.schedule(e)}function Zt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,y);for(var n=e.first;n!==null;)Zt(n,t),n=n.next}}function Qt(e){A(e,y);for(var t=e.first;t!==null;)Qt(t),t=t.next}var $t=new Set,N=new Map,en=!1;function tn(e,t){return{f:0,v:e,reactions:null,equals:Pe,rv:0,wv:0}}function nn(e,t){let n=tn(e,t);return or(n),n}function rn(e,t=!1,n=!0){let r=tn(e);return t||(r.equals=Ie),Ye&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function an(e,t){return P(e,Z(()=>X(e))),t}function P(e,t,n=!1){return V!==null&&(!H||V.f&131072)&&ct()&&V.f&4325394&&(K===null||!K.has(e))&&qe(),cn(e,n?pn(t):t,Ht)}var on=null,sn=0;function cn(e,t,n=null){if(!e.equals(t)){ir?N.set(e,t):N.has(e)||N.set(e,e.v);var r=Gt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Mt(t),M===null&&pt(t)}e.wv=fr(),on=null,sn=0,fn(e,b,n),on=null,ct()&&W!==null&&W.f&1024&&!(W.f&96)&&(Y===null?sr([e]):Y.push(e)),!r.is_fork&&$t.size>0&&!en&&ln()}return t}function ln(){en=!1;for(let e of $t){e.f&1024&&A(e,x);let t;try{t=pr(e)}catch{t=!0}t&&yr(e)}$t.clear()}function un(e,t=1){var n=X(e),r=t===1?n++:n--;return P(e,n),r}function dn(e){P(e,e.v+1)}function fn(e,t,n){var r=e.reactions;if(r!==null){var i=ct(),a=r.length;if(sn+=a,sn>1e5&&on===null&&(on=new Set),on!==null){if(on.has(e))return;on.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==W){var l=(c&b)===0;if(l&&A(s,t),c&131072)$t.add(s);else if(c&2){var u=s;M?.delete(u),fn(u,x,n)}else if(l){var d=s;c&16&&Jt!==null&&Jt.add(d),n===null?Xt(d):n.push(d)}}}}}function pn(t){if(typeof t!=`object`||!t||de in t||fe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=nn(0),u=null,d=ur,f=e=>{if(ur===d)return e();var t=V,n=ur;U(null),dr(d);var r=e();return U(t),dr(n),r};return i&&r.set(`length`,nn(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&Ge();var i=r.get(t);return i===void 0?f(()=>{var e=nn(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>nn(C,u));r.set(t,e),dn(o)}}else P(n,C),dn(o);return!0},get(e,n,i){if(n===de)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>nn(pn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=X(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=X(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===de)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(W!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>nn(i?pn(e[t]):C,u)),r.set(t,n)),X(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>nn(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>nn(void 0,u)),P(c,pn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>pn(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}dn(o)}return!0},ownKeys(e){X(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ke()}})}function mn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function hn(e,t){return Object.is(mn(e),mn(t))}var gn,_n,vn,yn,bn;function xn(){if(gn===void 0){gn=window,_n=document,vn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;yn=a(t,`firstChild`).get,bn=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return yn.call(e)}function L(e){return bn.call(e)}function Sn(e,t){if(!w)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&kn(n),D(n),n}function Cn(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?L(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}kn(E)}return E}function wn(e,t=!1){if(!w)return I(e);var n=Sn(e,t);return Ae(e),n}function Tn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=L(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}kn(r)}return D(r),r}function En(e){e.textContent=``}function Dn(){return!1}function On(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function kn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function An(e){var t=W;if(t===null)return V.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;jn(e,t)}function jn(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Mn(e){W===null&&(V===null&&He(e),Ve()),ir&&Be(e)}function Nn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function R(e,t){var n=W;n!==null&&n.f&8192&&(e|=S);var r={ctx:O,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Vt===null?Gt.ensure().schedule(r):Vt.push(r);else if(t!==null){try{yr(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Nn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function Pn(){return V!==null&&!H}function Fn(e){let t=R(8,null);return A(t,y),t.teardown=e,t}function In(e){Mn(`$effect`);var t=W.f;if(!V&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return Ln(e)}function Ln(e){return R(4|oe,e)}function Rn(e){return Mn(`$effect.pre`),R(8|oe,e)}function zn(e){Gt.ensure();let t=R(64|ae,e);return(e={})=>new Promise(n=>{e.outro?Qn(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function Bn(e){return R(4,e)}function Vn(e){return R(le|ae,e)}function Hn(e,t=0){return R(8|t,e)}function Un(e,t=[],n=[],r=[]){St(r,t,n,t=>{R(8,()=>{e(...t.map(X))})})}function Wn(e,t=[],n=[],r=[]){St(r,t,n,t=>{R(4,()=>e(...t.map(X)))})}function Gn(e,t=0){return R(16|t,e)}function Kn(e,t=0){return R(v|t,e)}function z(e){return R(32|ae,e)}function qn(e){var t=e.teardown;if(t!==null){let n=ir,r=V;ar(!0),U(null);try{t.call(null)}catch(t){jn(t,e.parent)}finally{ar(n),U(r)}}}function Jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&bt(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function Yn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Xn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Jn(e,t&&!n),vr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();qn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Zn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Xn(e,t){for(;e!==null;){var n=e===t?null:L(e);e.remove(),e=n}}function Zn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Qn(e,t,n=!0){var r=[];e.f|=256,$n(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function $n(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);$n(i,t,o?n:!1)}i=a}}}function er(e){e.f&=-257,tr(e,!0)}function tr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(A(e,b),Gt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);tr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function nr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:L(n);t.append(n),n=i}}var rr=null,ir=!1;function ar(e){ir=e}var V=null,H=!1;function U(e){V=e}var W=null;function G(e){W=e}var K=null;function or(e){V!==null&&(V.f&2097152||V.f&2)&&(K??=new Set).add(e)}var q=null,J=0,Y=null;function sr(e){Y=e}var cr=1,lr=0,ur=lr;function dr(e){ur=e}function fr(){return++cr}function pr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(pr(a)&&Nt(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,y)}return!1}function mr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(K!==null&&K.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?mr(a,t,!1):t===a&&(n?A(a,b):a.f&1024&&A(a,x),Xt(a))}}function hr(e){var t=q,n=J,r=Y,i=V,a=K,o=O,s=H,c=ur,l=e.f;q=null,J=0,Y=null,V=l&96?null:e,K=null,nt(e.ctx),H=!1,ur=++lr,e.ac!==null&&(bt(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=gr(e);if(ct()&&Y!==null&&!H&&f!==null&&!(e.f&6146))for(var p=0;p<Y.length;p++)mr(Y[p],e);if(i!==null&&i!==e){if(lr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=lr;if(t!==null)for(let e of t)e.rv=lr;Y!==null&&(r===null?r=Y:r.push(...Y))}return e.f&8388608&&(e.f^=ue),d}catch(t){return gr(e),An(t)}finally{e.f^=ce,q=t,J=n,Y=r,V=i,K=a,nt(o),H=s,ur=c}}function gr(e){var t=e.deps,n=j?.is_fork;if(q!==null){var r;if(n||vr(e,J),t!==null&&J>0)for(t.length=J+q.length,r=0;r<q.length;r++)t[J+r]=q[r];else e.deps=t=q;if(Pn()&&e.f&512)for(r=J;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&J<t.length&&(vr(e,J),t.length=J);return t}function _r(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(q===null||!n.call(q,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&pt(s),s.ac!==null&&bt(()=>{s.ac.abort(be),s.ac=null,A(s,b)}),Pt(s),vr(s,0)}}function vr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)_r(e,n[r])}function yr(e){var t=e.f;if(!(t&16384)){A(e,y);var n=W;W=e;try{t&16777232?Yn(e):Jn(e),qn(e);var r=hr(e);e.teardown=typeof r==`function`?r:null,e.wv=cr}finally{W=n}}}async function br(){await Promise.resolve(),Kt()}function X(e){var t=!!(e.f&2);if(rr?.add(e),V!==null&&!H&&!(W!==null&&W.f&16384)&&(K===null||!K.has(e))){var r=V.deps;if(V.f&2097152)e.rv<lr&&(e.rv=lr,q===null&&r!==null&&r[J]===e?J++:q===null?q=[e]:q.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(ir&&N.has(e))return N.get(e);if(t){var a=e;if(ir){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||Sr(a))&&(o=Mt(a)),N.set(a,o),o}var s=!(a.f&512)&&!H&&V!==null&&!!(V.f&512),c=(a.f&te)===0;pr(a)&&(s&&(a.f|=512),Nt(a)),s&&!c&&(Ft(a),xr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function xr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ft(r),xr(r))}}function Sr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(N.has(t)||t.f&2&&Sr(t))return!0;return!1}function Z(e){var t=H;try{return H=!0,e()}finally{H=t}}function Cr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(de in e)wr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&de in n&&wr(n)}}}function wr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{wr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function Tr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var Er=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function Dr(e){return Er.includes(e)}var Or=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),kr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function Ar(e){return e=e.toLowerCase(),kr[e]??e}[...Or];var jr=[`touchstart`,`touchmove`];function Mr(e){return jr.includes(e)}var Nr=[`textarea`,`script`,`style`,`title`];function Pr(e){return Nr.includes(e)}var Fr=Symbol(`events`),Ir=new Set,Lr=new Set;function Rr(e){if(!w)return;e.removeAttribute(`onload`),e.removeAttribute(`onerror`);let t=e.__e;t!==void 0&&(e.__e=void 0,queueMicrotask(()=>{e.isConnected&&e.dispatchEvent(t)}))}function zr(e,t,n,r={}){function i(e){if(r.capture||Gr.call(t,e),!e.cancelBubble)return bt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Br(e,t,n,r,i){var a={capture:r,passive:i},o=zr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Fn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Vr(e,t,n){(t[Fr]??={})[e]=n}function Hr(e){for(var t=0;t<e.length;t++)Ir.add(e[t]);for(var n of Lr)n(e)}var Ur=null,Wr=!1;function Gr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Ur=e,Wr||(Wr=!0,setTimeout(()=>{Wr=!1,Ur=null}));var s=0,c=Ur===e&&e[Fr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Fr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=W;U(null),G(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Fr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Fr]=t,delete e.currentTarget,U(d),G(f)}}}var Kr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function qr(e){return Kr?.createHTML(e)??e}function Jr(e){var t=On(`template`);return t.innerHTML=qr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=W;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Yr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=Jr(a?e:`<!>`+e),n||(i=I(i)));var t=r||vn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Xr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=I(Jr(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Zr(e,t){return Xr(e,t,`svg`)}function Qr(e=``){if(!w){var t=F(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?kn(n):(n.before(n=F()),D(n)),Q(n,n),n}function $r(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Q(t,n),e}function ei(e,t){if(w){var n=W;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=E),ke()}else e!==null&&e.before(t)}function ti(e){let t=0,n=tn(0),r;return()=>{Pn()&&(X(n),Hn(()=>(t===0&&(r=Z(()=>e(()=>dn(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,dn(n))})})))}}var ni=re|ae;function ri(e,t,n,r){new ii(e,t,n,r)}var ii=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ti(()=>(this.#p=tn(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=W;t.b=this,t.f|=128,n(e)},this.parent=W.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Gn(()=>{if(w){let e=Ne(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ni),w&&(this.#e=E)}#h(){try{this.#a=z(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=z(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Oe():(t=!0,n&&Je(),this.#s!==null&&Qn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){jn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=z(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return z(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){jn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Qn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=z(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();nr(this.#a,e);let t=this.#n.pending;this.#o=z(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){mt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=W,n=V,r=O;G(this.#i),U(this.#i),nt(this.#i.ctx);try{return Gt.ensure(),e()}finally{G(t),U(n),nt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Qn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#p&&cn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),X(this.#p)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(D(this.#t),je(),D(Me()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return z(()=>{var r=W;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return jn(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){jn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>jn(e,this.#i&&this.#i.parent)):n(t)}})}};function ai(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function oi(e,t){return ci(e,t)}var si=new Map;function ci(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){xn();var l=void 0,u=zn(()=>{var s=n??t.appendChild(F());ri(s,{pending:()=>{}},t=>{at({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||st(),w&&(W.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Ee(),Se;ot()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Mr(r);for(let e of[t,document]){var a=si.get(e);a===void 0&&(a=new Map,si.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Gr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Ir)),Lr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=si.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Gr),r.delete(e),r.size===0&&si.delete(n)):r.set(e,i)}Lr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return li.set(l,u),l}var li=new WeakMap,ui=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)er(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(er(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();nr(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Qn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=Dn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:z(()=>t(a)),fragment:i})}else this.#t.set(e,z(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},di=0,fi=1,pi=2;function mi(e,t,n,r,i){w&&ke();var a=ct(),o=C,s=a?tn(o):rn(o,!1,!1),c=a?tn(o):rn(o,!1,!1),l=new ui(e);Gn(()=>{var a=j,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(Me()),T(!1)),p(o)){var f=Ct(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Gt.ensure();try{e()}finally{wt(!1),zt||Kt()}}};o.then(t=>{e(()=>{cn(s,t),l.ensure(fi,r&&(e=>r(e,s)))})},t=>{e(()=>{if(cn(c,t),l.ensure(pi,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(di,n):k(()=>{m||e(()=>{l.ensure(di,n)})})}else cn(s,o),l.ensure(fi,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function hi(e,t,n=!1){var r;w&&(r=E,ke());var i=new ui(e),a=n?re:0;function o(e,t){if(w){var n=Ne(r);if(e!==parseInt(n.substring(1))){var a=Me();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Gn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var gi=Symbol(`NaN`);function _i(e,t,n){w&&ke();var r=new ui(e),i=!ct();Gn(()=>{var e=t();e!==e&&(e=gi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function vi(e,t){return t}function yi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Qn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;bi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;En(d),d.append(u),e.items.clear()}bi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function bi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,nr(a,document.createDocumentFragment())):B(t[i],n)}}var xi;function Si(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(I(u)):u.appendChild(F())}w&&ke();var d=null,f=At(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=X(f);_.fallback=d,wi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=se,Ei(d,null,c)):er(d):Qn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Gn(()=>{var e=X(f),t=e.length;let r=!1;w&&Ne(c)===`[!`!=(t===0)&&(c=Me(),D(c),T(!1),r=!0);for(var u=new Set,_=j,v=Dn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&cn(S.v,b),S.i&&cn(S.i,y),v&&_.unskip_effect(S.e)):(S=Ti(l,m?c:xi??=F(),b,x,y,o,n,i),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=z(()=>s(c)):(d=z(()=>s(xi??=F())),d.f|=se)),t>u.size&&ze(``,``,``),w&&t>0&&D(Me()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),X(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function Ci(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function wi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Ci(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(er(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)Ei(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Di(e,d,_),Di(e,_,y),Ei(_,y,n),d=_,p=[],m=[],l=Ci(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)Ei(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Di(e,S.prev,ee.next),Di(e,d,S),Di(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),Ei(_,l,n),Di(e,_.prev,_.next),Di(e,_,d===null?e.effect.first:d.next),Di(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Ci(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Ci(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(bi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=Ci(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}yi(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function Ti(e,t,n,r,i,a,o,s){var c=o&1?o&16?tn(n):rn(n,!1,!1):null,l=o&2?tn(i):null;return{v:c,i:l,e:z(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Ei(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=L(r);if(a.before(r),r===i)return;r=o}}function Di(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Oi(e,t,...n){var r=new ui(e);Gn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function ki(e,t,n){var r;w&&(r=E,ke());var i=new ui(e);Gn(()=>{var e=t()??null;if(w&&Ne(r)===`[`!=(e!==null)){var a=Me();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function Ai(e,t,n,r,i,a){let o=w;w&&ke();var s=null;w&&E.nodeType===1&&(s=E,ke());var c=w?E:e,l=new ui(c,!1);Gn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?we:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:On(e,a),Q(s,s),r){var i=null;w&&Pr(e)&&s.append(i=document.createComment(``));var o=w?I(s):s.appendChild(F());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}W.nodes.end=s,n||t.before(s)}w&&D(t)}),()=>{}},re),Fn(()=>{}),o&&(T(!0),D(c))}function ji(e,t){let n=null,r=w;var i;if(w){n=E;for(var a=I(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=L(a);if(a===null)T(!1);else{var o=L(a);a.remove(),D(o)}}w||(i=document.head.appendChild(F()));try{Gn(()=>{var e=z(()=>t(i));e.f|=ie,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(T(!0),D(n))}}function Mi(e,t,n){Bn(()=>{var r=Z(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Hn(()=>{var e=n();Cr(e),i&&Fe(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function Ni(e,t){var n=void 0,r;Kn(()=>{n!==(n=t())&&(r&&=(B(r),null),n&&(r=z(()=>{Bn(()=>n(e))})))})}function Pi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Pi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Fi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Pi(e))&&(r&&(r+=` `),r+=t);return r}function Ii(e){return typeof e==`object`?Fi(e):e??``}var Li=[...` 	
\r\f\xA0\v﻿`];function Ri(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Li.includes(r[o-1]))&&(s===r.length||Li.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function zi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Bi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Vi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Bi)),i&&c.push(...Object.keys(i).map(Bi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Bi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=zi(r)),i&&(n+=zi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Hi(e,t,n,r,i,a){var o=e[ge];if(w||o!==n||o===void 0){var s=Ri(n,r,a);(!w||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ui(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Wi(e,t,n,r){var i=e[_e];if(w||i!==t){var a=Vi(t,r);(!w||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Ui(e,n?.[0],r[0]),Ui(e,n?.[1],r[1],`important`)):Ui(e,n,r));return r}function Gi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ki(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,qi(e,!n||`__value`in e))}function qi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Zi(c);Gi(c,i?a.includes(l):hn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Ji(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return De();for(var i of t.options)i.selected=n.includes(Zi(i))}else{for(i of t.options)if(hn(Zi(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}}function Yi(e){var t=new MutationObserver(t=>{t.every(Qi)||(`__defaultValue`in e&&qi(e,!1),`__value`in e&&Ji(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Fn(()=>{t.disconnect()})}function Xi(e,t,n=t){var r=new WeakSet,i=!0;xt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Zi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Zi(o)}n(a),e.__value=a,j!==null&&r.add(j)}),Bn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(Ji(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Zi(s),n(a))}e.__value=a,i=!1})}function Zi(e){return`__value`in e?e.__value:e.value}function Qi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var $i=Symbol(`class`),ea=Symbol(`style`),ta=Symbol(`is custom element`),na=Symbol(`is html`),ra=xe?`link`:`LINK`,ia=xe?`input`:`INPUT`,aa=xe?`option`:`OPTION`,oa=xe?`select`:`SELECT`,sa=xe?`progress`:`PROGRESS`;function ca(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;da(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;da(e,`checked`,null),e.checked=r}}};e[ye]=n,k(n),vt()}}function la(e,t){var n=ma(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===sa)&&(e.value=t??``)}function ua(e,t){var n=ma(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function da(e,t,n,r){var i=ma(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ra))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ga(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function fa(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===ia&&(`defaultValue`in n||`defaultChecked`in n||ca(e));var o=ma(e),s=o[ta],c=!o[na];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===aa,f=e.nodeName===oa;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Ii(n.class):(r||n[$i])&&(n.class=null),n[ea]&&(n.style??=null);var m=ga(e);if(e.nodeName===ia&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,da(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Hi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[$i],n[$i]),u[i]=l,u[$i]=n[$i];else if(i===`style`)Wi(e,l,t?.[ea],n[ea]),u[i]=l,u[ea]=n[ea];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=Dr(r);if(Tr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Vr(r,e,l),Hr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=zr(r,e,a,t)}}else if(i===`style`)da(e,i,l);else if(i===`autofocus`)ht(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===sa)&&(e.value=l);else if(i===`selected`&&d)Gi(e,l);else{var y=i;c||(y=Ar(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&da(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function pa(e,t,n=[],r=[],i=[],a,o=!1,s=!1){St(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===oa,l=!1;if(Kn(()=>{var u=t(...n.map(X)),d=fa(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Ki(f,u.defaultValue),`value`in u&&Ji(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||B(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description===`@attach`&&(!r||p!==r[t])&&(i[t]&&B(i[t]),i[t]=z(()=>Ni(e,()=>p))),d[t]=p}r=d}),c){var u=e;Bn(()=>{var e=r;`defaultValue`in e&&Ki(u,e.defaultValue),Ji(u,e.value,!0),Yi(u)})}l=!0})}function ma(e){return e[he]??={[ta]:e.nodeName.includes(`-`),[na]:e.namespaceURI===Ce}}var ha=new Map;function ga(e){var t=e.getAttribute(`is`)||e.nodeName,n=ha.get(t);if(n)return n;ha.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function _a(e,t,n=t){var r=new WeakSet;xt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ya(e)?ba(a):a,n(a),j!==null&&r.add(j),await br(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||Z(t)==null&&e.value)&&(n(ya(e)?ba(e.value):e.value),j!==null&&r.add(j)),Hn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}ya(e)&&n===ba(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function va(e,t,n=t){xt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||Z(t)==null)&&n(e.checked),Hn(()=>{e.checked=!!t()})}function ya(e){var t=e.type;return t===`number`||t===`range`}function ba(e){return e===``?null:+e}var xa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Sa(e,t,n){var r=xa.observe(e,()=>n(e[t]));Bn(()=>(Z(()=>n(e[t])),r))}function Ca(e,t){return e===t||e?.[de]===t}function wa(e=st(),t,n,r){var i=O.r,a=W;return Bn(()=>{var o,s;return Hn(()=>{o=s,s=r?.()||[],Z(()=>{Ca(n(...s),e)||(t(e,...s),o&&Ca(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Ca(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Ta(e,t){yt(window,[`resize`],()=>bt(()=>t(window[e])))}function Ea(e=!1){let t=O,n=t.l.u;if(!n)return;let r=()=>Cr(t.s);if(e){let e=0,n={},i=Et(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>X(i)}n.b.length&&Rn(()=>{Da(t,r),h(n.b)}),In(()=>{let e=Z(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&In(()=>{Da(t,r),h(n.a)})}function Da(e,t){if(e.l.s)for(let t of e.l.s)X(t);t()}var Oa=!1;function ka(e){var t=Oa;try{return Oa=!1,[e(),Oa]}finally{Oa=t}}var Aa={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===de||t===pe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ja(...e){return new Proxy({props:e},Aa)}function Ma(e,t,n,r){var i=!Ye||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Et(r),X(u)):(l&&(l=!1,c=s?Z(r):r),c);let f;if(o){var p=de in e||pe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ka(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Et:At)(()=>(v=!1,g()));o&&X(y);var b=W;return(function(e,t){if(arguments.length>0){let n=t?X(y):i&&o?pn(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return ir&&v||b.f&16384?y.v:X(y)})}function Na(e){O===null&&Le(`onMount`),Ye&&O.l!==null?Fa(O).m.push(e):In(()=>{let t=Z(e);if(typeof t==`function`)return t})}function Pa(e){O===null&&Le(`onDestroy`),Na(()=>()=>Z(e))}function Fa(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ia=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends Ia{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},La=class extends Ia{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ra=class e extends Ia{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ia)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ia&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},za=100,Ba=`⁨`,Va=`⁩`;function Ha(e,t,n){return n===t||n instanceof La&&t instanceof La&&n.value===t.value||t instanceof La&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ua(e,t,n){return t[n]?Qa(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Wa(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ga(e,i.value):n.push(Ga(e,i));return{positional:n,named:r}}function Ga(e,t){switch(t.type){case`str`:return t.value;case`num`:return new La(t.value,{minimumFractionDigits:t.precision});case`var`:return Ka(e,t);case`mesg`:return qa(e,t);case`term`:return Ja(e,t);case`func`:return Ya(e,t);case`select`:return Xa(e,t);default:return new $}}function Ka(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof Ia)return n;switch(typeof n){case`string`:return n;case`number`:return new La(n);case`object`:if(Ra.supportsValue(n))return new Ra(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function qa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Qa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Qa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Ja(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Wa(e,r).named;let n=Qa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Wa(e,r).named;let o=Qa(e,a.value);return e.params=null,o}function Ya(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Wa(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Xa(e,{selector:t,variants:n,star:r}){let i=Ga(e,t);if(i instanceof $)return Ua(e,n,r);for(let t of n)if(Ha(e,i,Ga(e,t.key)))return Qa(e,t.value);return Ua(e,n,r)}function Za(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>za)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${za}`);r&&n.push(Ba),n.push(Ga(e,i).toString(e)),r&&n.push(Va)}return e.dirty.delete(t),n.join(``)}function Qa(e,t){return typeof t==`string`?e.bundle._transform(t):Za(e,t)}var $a=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function eo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var to=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function no(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof La)return new La(n.valueOf(),{...n.opts,...eo(t,to)});if(n instanceof Ra)return new La(n.toNumber(),{...eo(t,to)});throw TypeError(`Invalid argument to NUMBER`)}var ro=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function io(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Ra||n instanceof La)return new Ra(n,eo(t,ro));throw TypeError(`Invalid argument to DATETIME`)}var ao=new Map;function oo(e){let t=Array.isArray(e)?e.join(` `):e,n=ao.get(t);return n===void 0&&(n=new Map,ao.set(t,n)),n}var so=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:no,DATETIME:io,...t},this._useIsolating=n,this._transform=r,this._intls=oo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new $a(this,n,t);try{return Za(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},co=/^(-?[a-zA-Z][\w-]*) *= */gm,lo=/\.([a-zA-Z][\w-]*) *= */y,uo=/\*?\[/y,fo=/(-?[0-9]+(?:\.([0-9]+))?)/y,po=/([a-zA-Z][\w-]*)/y,mo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ho=/^[A-Z][A-Z0-9_-]*$/,go=/([^{}\n\r]+)/y,_o=/([^\\"\n\r]*)/y,vo=/\\([\\"])/y,yo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,bo=/^\n+/,xo=/ +$/,So=/ *\r?\n/g,Co=/( *)$/,wo=/{\s*/y,To=/\s*}/y,Eo=/\[\s*/y,Do=/\s*] */y,Oo=/\s*\(\s*/y,ko=/\s*->\s*/y,Ao=/\s*:\s*/y,jo=/\s*,?\s*/y,Mo=/\s+/y,No=class{constructor(e){this.body=[],co.lastIndex=0;let t=0;for(;;){let n=co.exec(e);if(n===null)break;t=co.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(lo);){let t=o(lo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(go)&&(r=o(go)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,bo),u([i],i.length)):r?S(r,xo):null}function u(r=[],i){for(;;){if(n(go)){r.push(o(go));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,xo));let c=[];for(let e of r)e instanceof Po&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(wo,SyntaxError);let e=f();if(i(To))return e;if(i(ko)){let t=h();return i(To,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(mo)){let[,e,t,n=null]=a(mo);if(e===`$`)return{type:`var`,name:t};if(i(Oo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ho.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(jo)}}function m(){let e=f();return e.type===`mesg`&&i(Ao)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(uo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Eo,SyntaxError);let e;return e=n(fo)?v():{type:`str`,value:o(po)},i(Do,SyntaxError),e}function _(){if(n(fo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(fo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(_o),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(vo))return o(vo);if(n(yo)){let[,e,t]=a(yo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Mo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(So,`
`),n=Co.exec(e)[1].length;return new Po(t,n)}}},Po=class{constructor(e,t){this.value=e,this.length=t}},Fo=`### What the page of the web table says by itself. Sentences about the game come from the server.

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
page-line-taken = This seat was opened elsewhere, and goes on there.
page-line-here = Go on here
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
page-judge-desk = The judge's desk
page-judge-lead = The clocks stand still. This is the position as you may know it; ask what happens.
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
`,Io=`### Lo que dice por sí misma la página de la mesa web. Las frases sobre la partida vienen del servidor.

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
page-line-taken = Este asiento se ha abierto en otro sitio, y sigue allí.
page-line-here = Seguir aquí
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
page-judge-desk = La mesa del juez
page-judge-lead = Los relojes están parados. Esta es la posición tal como puedes conocerla; pregunta qué ocurre.
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
`,Lo=`tintero.settings`,Ro=`tintero.seats`,zo=`tintero.visitor`;function Bo(e){try{return JSON.parse(localStorage.getItem(e)??`{}`)}catch{return{}}}function Vo(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}function Ho(e){return e.find(e=>/^(en|es)\b/i.test(e))?.toLowerCase().startsWith(`es`)?`es`:`en`}var Uo=pn({lang:Ho(typeof navigator>`u`?[`en`]:navigator.languages),motion:`system`,sound:!1,images:``,name:``,quiet:!1,...Bo(Lo)});function Wo(e){Object.assign(Uo,e),Vo(Lo,Qe(Uo))}function Go(){return Uo.motion===`system`?!matchMedia(`(prefers-reduced-motion: reduce)`).matches:Uo.motion===`on`}var Ko=typeof location>`u`?``:new URLSearchParams(location.search).get(`img`)??``;function qo(e){let t=new URL(location.href);return e?t.searchParams.set(`img`,e):t.searchParams.delete(`img`),t.href}function Jo(){let e=null;try{e=localStorage.getItem(zo)}catch{}if(!e){let t=crypto.getRandomValues(new Uint8Array(16));e=Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``);try{localStorage.setItem(zo,e)}catch{}}return e}function Yo(e){return Bo(Ro)[e]??``}function Xo(e,t){let n={...Bo(Ro),[e]:t},r=Object.keys(n);for(let e of r.slice(0,Math.max(0,r.length-200)))delete n[e];Vo(Ro,n)}var Zo=[`en`,`es`];function Qo(e,t){let n=new so(e,{useIsolating:!1});return n.addResource(new No(t)),n}var $o={en:Qo(`en`,Fo),es:Qo(`es`,Io)};function es(e){for(let[t,n]of Object.entries(e))$o[t]?.addResource(new No(n))}function ts(e,t,n){for(let r of[$o[e],$o.en]){let e=r?.getMessage(t)?.value;if(r&&e)return r.formatPattern(e,n)}return t}function ns(e,t){return ts(Uo.lang,e,t)}function rs(){return Uo.lang}function is(e){Wo({lang:e})}export{Hr as $,Xi as A,je as At,Oi as B,va as C,ht as Ct,da as D,at as Dt,ca as E,ot as Et,Ii as F,mi as G,vi as H,Mi as I,ei as J,oi as K,ji as L,Ji as M,f as Mt,Wi as N,_ as Nt,ua as O,it as Ot,Hi as P,Qr as Q,Ai as R,Sa as S,kt as St,pa as T,rt as Tt,_i as U,Si as V,hi as W,Yr as X,$r as Y,Zr as Z,Ma as _,an as _t,is as a,Z as at,Ta as b,un as bt,Wo as c,In as ct,Yo as d,Sn as dt,Vr as et,Uo as f,Cn as ft,Na as g,rn as gt,Pa as h,pn as ht,ts as i,br as it,Yi as j,Ae as jt,la as k,Xe as kt,Xo as l,_n as lt,qo as m,Tn as mt,rs as n,Rr as nt,ns as o,Wn as ot,Jo as p,wn as pt,ai as q,es as r,X as rt,Ko as s,Un as st,Zo as t,Br as tt,Go as u,gn as ut,ja as v,P as vt,_a as w,gt as wt,wa as x,At as xt,Ea as y,nn as yt,ki as z};