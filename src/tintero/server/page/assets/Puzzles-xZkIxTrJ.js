import{$ as e,A as t,At as n,B as r,D as i,E as a,Et as o,J as s,K as c,L as l,Mt as u,N as d,P as f,Tt as p,U as m,V as h,Y as g,_,at as v,ct as y,dt as b,et as x,ft as S,j as C,lt as w,mt as T,n as E,o as D,ot as ee,pt as O,q as k,r as A,rt as j,st as M,tt as te,vt as N,w as ne,xt as P,yt as F}from"./words.svelte-DcQ15VNC.js";import{a as re,f as ie,p as I,r as L,u as ae}from"./index-Cig9ScFX.js";import{i as R}from"./Said-D-IolVHj.js";import{t as oe}from"./Card-DxDEsjSP.js";import{r as z,t as se}from"./Wrong-D-I1ZoqY.js";import{i as ce,n as le,o as B,r as ue,t as de}from"./TaskTable-DlPyUBUH.js";import{p as V}from"./Strip-D0pMt8Lu.js";var H=()=>B(`/api/puzzles`).then(e=>e.puzzles),fe=e=>B(`/api/puzzles/${encodeURIComponent(e)}`),U=(e,t,n)=>B(`/api/puzzles/${encodeURIComponent(e)}`,{method:`POST`,headers:{"Content-Type":`application/json`},body:JSON.stringify({done:t,say:n})}),W=`tintero.puzzles`;function pe(){try{let e=JSON.parse(localStorage.getItem(W)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e==`string`):[]}catch{return[]}}var G=F(pe());function K(e){return j(G).includes(e)}function me(e){if(!j(G).includes(e)){N(G,[...j(G),e]);try{localStorage.setItem(W,JSON.stringify(j(G)))}catch{}}}A({en:`### The pages of the puzzles.

pagepuzzles-title = Puzzles
pagepuzzles-head = Positions with one solution
pagepuzzles-about = Win this turn, or survive the next. Each was found in a game between bots and proven: one set of plays does it, whatever is hidden, and no other.
pagepuzzles-done = { $done } of { $count } solved
pagepuzzles-is-done = solved
pagepuzzles-pick = Which puzzles
pagepuzzles-task = Task
pagepuzzles-grade = Grade
pagepuzzles-grade-is = Grade { $n } of 5
pagepuzzles-any = all
pagepuzzles-win = Win this turn
pagepuzzles-survive = Survive
pagepuzzles-open = only unsolved
pagepuzzles-shown = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
pagepuzzles-plays = { $n ->
    [one] { $n } play
   *[other] { $n } plays
}
pagepuzzles-number = Puzzle { $n } of { $count }
pagepuzzles-read = What is the task?
pagepuzzles-solution = Solution
pagepuzzles-next = Next puzzle
pagepuzzles-all = All puzzles
pagepuzzles-failed = Not this time
pagepuzzles-lucky = That won, but only with luck: it hung on a card you could not know. There is a sure way.
pagepuzzles-missed = Your turn is over, and you have not won.
pagepuzzles-beaten = Your rival wins with what they have in play.
`,es:`### Las páginas de los problemas.

pagepuzzles-title = Problemas
pagepuzzles-head = Posiciones con una sola solución
pagepuzzles-about = Gana este turno o sobrevive al siguiente. Cada una se halló en una partida entre bots y está demostrada: un solo conjunto de jugadas lo consigue, sea lo que sea lo oculto.
pagepuzzles-done = { $done } de { $count } resueltos
pagepuzzles-is-done = resuelto
pagepuzzles-pick = Qué problemas
pagepuzzles-task = Tarea
pagepuzzles-grade = Grado
pagepuzzles-grade-is = Grado { $n } de 5
pagepuzzles-any = todos
pagepuzzles-win = Gana este turno
pagepuzzles-survive = Sobrevive
pagepuzzles-open = solo sin resolver
pagepuzzles-shown = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
pagepuzzles-plays = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
pagepuzzles-number = Problema { $n } de { $count }
pagepuzzles-read = ¿Cuál es la tarea?
pagepuzzles-solution = Solución
pagepuzzles-next = Siguiente problema
pagepuzzles-all = Todos los problemas
pagepuzzles-failed = Esta vez no
pagepuzzles-lucky = Has ganado, pero solo con suerte: dependía de una carta que no podías conocer. Hay una manera segura.
pagepuzzles-missed = Tu turno ha terminado y no has ganado.
pagepuzzles-beaten = Tu rival gana con lo que tiene en juego.
`});var he=g(`<a class="btn gold"> </a>`),ge=g(`<div class="go svelte-i2dlhh"><!> <div class="bar svelte-i2dlhh" role="progressbar" aria-valuemin="0"><i class="svelte-i2dlhh"></i></div> <p class="small dim"> </p></div>`),_e=g(`<option> </option>`),ve=g(`· <b class="svelte-i2dlhh"> </b>`,1),ye=g(`<li class="svelte-i2dlhh"><a><span class="thumb svelte-i2dlhh" aria-hidden="true"><!></span> <span class="words svelte-i2dlhh"><small class="svelte-i2dlhh"> <!></small> <strong class="svelte-i2dlhh"> </strong> <span class="grade svelte-i2dlhh"><span> </span> </span></span></a></li>`),be=g(`<main class="sheet"><header class="svelte-i2dlhh"><div><h1> </h1> <p class="leading"> </p></div> <!></header> <form class="picks svelte-i2dlhh"><label class="svelte-i2dlhh"> <select class="svelte-i2dlhh"><option> </option><option> </option><option> </option></select></label> <label class="svelte-i2dlhh"> <select class="svelte-i2dlhh"><option> </option><!></select></label> <label class="check svelte-i2dlhh"><input type="checkbox" class="svelte-i2dlhh"/> </label> <p class="small dim" role="status"> </p></form> <ol class="svelte-i2dlhh"></ol></main>`);function q(e,s){o(s,!0),y(()=>{E(),ie().catch(()=>void 0)});let u=F(``),h=F(0),g=F(!1),_=P(()=>s.all.filter(e=>(!j(u)||e.kind===j(u))&&(!j(h)||e.grade===j(h))&&!(j(g)&&K(e.id)))),v=P(()=>s.all.filter(e=>K(e.id)).length),x=P(()=>j(_).find(e=>!K(e.id))??j(_)[0]),A=P(()=>[...new Set(s.all.map(e=>e.grade))].sort()),re=e=>`★`.repeat(e)+`☆`.repeat(5-e);var I=be();l(`i2dlhh`,e=>{ee(e=>{w.title=`${e??``} · Tintero`},[()=>D(`pagepuzzles-title`)])});var L=b(I),z=b(L),se=b(z),ce=O(se,!0),le=T(se,2),B=O(le,!0);n(z);var ue=T(z,2),de=e=>{var t=ge(),r=b(t),a=e=>{var t=he(),n=O(t,!0);M(e=>{i(t,`href`,`/puzzles/${j(x).id??``}`),c(n,e)},[()=>j(v)?D(`pagelearn-on`):D(`pagelearn-begin`)]),k(e,t)};m(r,e=>{j(x)&&e(a)});var o=T(r,2),l=b(o);let u;n(o);var f=T(o,2),p=O(f,!0);n(t),M((e,t)=>{i(o,`aria-label`,e),i(o,`aria-valuemax`,s.all.length),i(o,`aria-valuenow`,j(v)),u=d(l,``,u,{width:`${100*j(v)/s.all.length}%`}),c(p,t)},[()=>D(`pagepuzzles-title`),()=>D(`pagepuzzles-done`,{done:j(v),count:s.all.length})]),k(e,t)};m(ue,e=>{s.all.length&&e(de)}),n(L);var V=T(L,2),H=b(V),fe=b(H),U=T(fe),W=b(U),pe=O(W,!0);W.value=W.__value=``;var G=T(W),me=O(G,!0);G.value=G.__value=`win`;var q=T(G),xe=O(q,!0);q.value=q.__value=`survive`,n(U),C(U),n(H);var J=T(H,2),Y=b(J),X=T(Y),Z=b(X),Se=O(Z,!0);Z.value=Z.__value=0;var Ce=T(Z);r(Ce,16,()=>j(A),e=>e,(e,t)=>{var n=_e(),r=O(n,!0),i={};M(e=>{c(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>re(t)]),k(e,n)}),n(X),C(X),n(J);var Q=T(J,2),$=b(Q);a($);var we=T($);n(Q);var Te=T(Q,2),Ee=O(Te,!0);n(V);var De=T(V,2);r(De,21,()=>j(_),e=>e.id,(e,t)=>{var r=ye(),a=b(r);let o;var s=b(a),l=b(s);{let e=P(()=>ae(j(t).card));oe(l,{get card(){return j(e)},size:`tile`,width:64})}n(s);var u=T(s,2),d=b(u),p=b(d),h=T(p),g=e=>{var t=ve(),n=T(S(t)),r=O(n);M(e=>c(r,`✓ ${e??``}`),[()=>D(`pagepuzzles-is-done`)]),k(e,t)},_=P(()=>K(j(t).id));m(h,e=>{j(_)&&e(g)}),n(d);var v=T(d,2),y=O(v,!0),x=T(v,2),C=b(x),w=O(C,!0),E=T(C);n(x),n(u),n(a),n(r),M((e,n,r,s,l,u,d)=>{i(a,`href`,`/puzzles/${j(t).id??``}`),o=f(a,1,`svelte-i2dlhh`,null,o,{done:e}),c(p,`${n??``} · ${r??``}`),c(y,s),i(C,`aria-label`,l),c(w,u),c(E,` · ${d??``}`)},[()=>K(j(t).id),()=>Number(j(t).id),()=>j(t).kind===`win`?D(`pagepuzzles-win`):D(`pagepuzzles-survive`),()=>R(j(t).title),()=>D(`pagepuzzles-grade-is`,{n:j(t).grade}),()=>re(j(t).grade),()=>D(`pagepuzzles-plays`,{n:j(t).plays})]),k(e,r)}),n(De),n(I),M((e,t,n,r,a,o,s,l,u,d,f)=>{c(ce,e),c(B,t),i(V,`aria-label`,n),c(fe,`${r??``} `),c(pe,a),c(me,o),c(xe,s),c(Y,`${l??``} `),c(Se,u),c(we,` ${d??``}`),c(Ee,f)},[()=>D(`pagepuzzles-head`),()=>D(`pagepuzzles-about`),()=>D(`pagepuzzles-pick`),()=>D(`pagepuzzles-task`),()=>D(`pagepuzzles-any`),()=>D(`pagepuzzles-win`),()=>D(`pagepuzzles-survive`),()=>D(`pagepuzzles-grade`),()=>D(`pagepuzzles-any`),()=>D(`pagepuzzles-open`),()=>D(`pagepuzzles-shown`,{count:j(_).length})]),te(`submit`,V,e=>e.preventDefault()),t(U,()=>j(u),e=>N(u,e)),t(X,()=>j(h),e=>N(h,e)),ne($,()=>j(g),e=>N(g,e)),k(e,I),p()}var xe=g(`<button type="button" class="btn"> </button>`),J=g(`<button type="button" class="btn"> </button> <!>`,1),Y=g(`<p class="told"> </p>`),X=g(`<li> </li>`),Z=g(`<!> `,1),Se=g(`<ul class="steps"></ul> <p class="rules"> <!></p>`,1),Ce=g(`<a class="btn" href="/puzzles"> </a>`);function Q(e,t){o(t,!0);let i=e=>{var t=xe(),n=O(t,!0);M(e=>{t.disabled=!j(d),c(n,e)},[()=>D(`pagepuzzles-solution`)]),x(`click`,t,()=>g.over=`solution`),k(e,t)},a=v(()=>t.row.id),d=F(null),f=F(!1),g=new le(_,()=>me(a));y(()=>{E(),fe(a).then(e=>N(d,e),()=>void 0)});function _(){let e=!1,t=async(t,n,r)=>{let i=await U(t,n,r);return(t=>{var n=u(t,2);e=n[0],N(f,n[1],!0)})([i.failed??!1,i.lucky??!1]),i};return new V(`puzzle-${a}`,``,()=>new ce(a,t=>g.heard(t,e),t),!0)}let C={done:`pagelearn-well`,failed:`pagepuzzles-failed`,solution:`pagepuzzles-solution`},A=P(()=>C[g.over]);l(`19i4bv6`,e=>{ee((e,t)=>{w.title=`${e??``} · ${t??``} · Tintero`},[()=>R(t.row.title),()=>D(`pagepuzzles-title`)])});{let a=e=>{var t=J(),n=S(t),r=O(n,!0),a=T(n,2);i(a),M(e=>{n.disabled=!j(d),c(r,e)},[()=>D(`pagelearn-hint`)]),x(`click`,n,()=>j(d)&&g.play.notify(j(d).hint,`hint`)),k(e,t)},o=e=>{var i=s(),a=S(i),o=e=>{var t=s(),n=S(t),r=e=>{var t=Y(),n=O(t,!0);M(e=>c(n,e),[()=>R(j(d).told)]),k(e,t)};m(n,e=>{j(d)&&e(r)}),k(e,t)},l=e=>{var n=Y(),r=O(n,!0);M(e=>c(r,e),[()=>j(f)?D(`pagepuzzles-lucky`):t.row.kind===`win`?D(`pagepuzzles-missed`):D(`pagepuzzles-beaten`)]),k(e,n)},u=e=>{var t=Se(),i=S(t);r(i,21,()=>j(d).steps,h,(e,t)=>{var n=X(),r=O(n,!0);M(e=>c(r,e),[()=>R(j(t))]),k(e,n)}),n(i);var a=T(i,2),o=b(a),s=T(o);r(s,16,()=>j(d).clauses,e=>e,(e,t)=>{var n=Z(),r=S(n);ue(r,{get number(){return t}});var i=T(r,1,!0);i.nodeValue=` `,k(e,n)}),n(a),M(e=>c(o,`${e??``} `),[()=>D(`pagelearn-rule`)]),k(e,t)};m(a,e=>{g.over===`about`?e(o):g.over===`failed`?e(l,1):j(d)&&e(u,2)}),k(e,i)},l=e=>{var t=s(),n=S(t),r=e=>{var t=Ce(),n=O(t,!0);M(e=>c(n,e),[()=>D(`pagepuzzles-all`)]),k(e,t)},a=e=>{i(e)};m(n,e=>{g.over===`about`?e(r):g.over===`failed`&&e(a,1)}),k(e,t)},u=P(()=>D(`pagepuzzles-title`)),p=P(()=>D(`pagepuzzles-number`,{n:t.at+1,count:t.count})),_=P(()=>`★`.repeat(t.row.grade)),v=P(()=>D(`pagepuzzles-read`)),y=P(()=>R(t.row.goal)),C=P(()=>`★`.repeat(t.row.grade)+`☆`.repeat(5-t.row.grade)),w=P(()=>j(A)?D(j(A)):R(t.row.title)),E=P(()=>D(`pagepuzzles-next`));de(e,{get task(){return g},get at(){return t.at},get count(){return t.count},back:`/puzzles`,get all(){return j(u)},get number(){return j(p)},get title(){return j(_)},stars:!0,get read(){return j(v)},get goal(){return j(y)},get grade(){return j(C)},get heading(){return j(w)},get next(){return j(E)},forth:()=>re(t.next?`/puzzles/${t.next}`:`/puzzles`),acts:a,told:o,buttons:l,$$slots:{acts:!0,told:!0,buttons:!0}})}p()}e([`click`]);var $=g(`<!> <main class="sheet"><!></main>`,1),we=g(`<!> <!>`,1);function Te(e,t){o(t,!0);let r=_(t,`id`,3,``),i=F([]),a=F(null);y(()=>{E(),H().then(e=>(e=>{var t=u(e,2);return N(i,t[0]),N(a,t[1]),e})([e,null]),e=>N(a,z(e)))});let c=P(()=>j(i).findIndex(e=>e.id===r().padStart(3,`0`)));var l=s(),d=S(l),f=e=>{var t=$(),i=S(t),o=e=>{L(e,{})};m(i,e=>{r()&&e(o)});var s=T(i,2),c=b(s);se(c,{get wrong(){return j(a)}}),n(s),k(e,t)},h=e=>{q(e,{get all(){return j(i)}})},g=e=>{{let t=P(()=>j(i)[j(c)+1]?.id??``);Q(e,{get row(){return j(i)[j(c)]},get at(){return j(c)},get count(){return j(i).length},get next(){return j(t)}})}},v=e=>{var t=we(),n=S(t);L(n,{});var r=T(n,2);I(r,{}),k(e,t)};m(d,e=>{j(a)?e(f):r()?j(i)[j(c)]?e(g,2):j(i).length&&e(v,3):e(h,1)}),k(e,l),p()}export{Te as default};