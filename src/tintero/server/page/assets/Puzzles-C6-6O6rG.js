import{A as e,B as t,Ct as n,D as r,Dt as i,E as a,J as o,K as s,L as c,Mt as l,N as u,Ot as d,P as f,Pt as p,U as m,V as h,X as g,Y as _,_ as v,at as y,bt as b,ct as x,dt as S,et as C,gt as w,ht as T,j as E,lt as D,mt as O,n as k,nt as A,o as j,pt as M,r as N,st as ee,tt as P,ut as te,w as ne,xt as F}from"./words.svelte-DgM1NIQl.js";import{d as re,f as ie,i as I,l as ae,n as L}from"./index-CrQXCdQQ.js";import{i as R}from"./Said-DHGM81Ib.js";import{t as oe}from"./Card-OrRf9pwk.js";import{r as z,t as se}from"./Wrong-x6PhhpK7.js";import{i as ce,n as le,o as B,r as ue,t as de}from"./TaskTable-D40AyjzR.js";import{p as V}from"./Strip-DDaWvkcU.js";var H=()=>B(`/api/puzzles`).then(e=>e.puzzles),fe=e=>B(`/api/puzzles/${encodeURIComponent(e)}`),U=(e,t,n)=>B(`/api/puzzles/${encodeURIComponent(e)}`,{method:`POST`,headers:{"Content-Type":`application/json`},body:JSON.stringify({done:t,say:n})}),W=`tintero.puzzles`;function pe(){try{let e=JSON.parse(localStorage.getItem(W)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e==`string`):[]}catch{return[]}}var G=F(pe());function K(e){return y(G).includes(e)}function me(e){if(!y(G).includes(e)){b(G,[...y(G),e]);try{localStorage.setItem(W,JSON.stringify(y(G)))}catch{}}}N({en:`### The pages of the puzzles.

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
`});var he=g(`<a class="btn gold"> </a>`),ge=g(`<div class="go svelte-i2dlhh"><!> <div class="bar svelte-i2dlhh" role="progressbar" aria-valuemin="0"><i class="svelte-i2dlhh"></i></div> <p class="small dim"> </p></div>`),_e=g(`<option> </option>`),ve=g(`· <b class="svelte-i2dlhh"> </b>`,1),ye=g(`<li class="svelte-i2dlhh"><a><span class="thumb svelte-i2dlhh" aria-hidden="true"><!></span> <span class="words svelte-i2dlhh"><small class="svelte-i2dlhh"> <!></small> <strong class="svelte-i2dlhh"> </strong> <span class="grade svelte-i2dlhh"><span> </span> </span></span></a></li>`),be=g(`<main class="sheet"><header class="svelte-i2dlhh"><div><h1> </h1> <p class="leading"> </p></div> <!></header> <form class="picks svelte-i2dlhh"><label class="svelte-i2dlhh"> <select class="svelte-i2dlhh"><option> </option><option> </option><option> </option></select></label> <label class="svelte-i2dlhh"> <select class="svelte-i2dlhh"><option> </option><!></select></label> <label class="check svelte-i2dlhh"><input type="checkbox" class="svelte-i2dlhh"/> </label> <p class="small dim" role="status"> </p></form> <ol class="svelte-i2dlhh"></ol></main>`);function q(p,h){d(h,!0),te(()=>{k(),re().catch(()=>void 0)});let g=F(``),_=F(0),v=F(!1),C=n(()=>h.all.filter(e=>(!y(g)||e.kind===y(g))&&(!y(_)||e.grade===y(_))&&!(y(v)&&K(e.id)))),N=n(()=>h.all.filter(e=>K(e.id)).length),ee=n(()=>y(C).find(e=>!K(e.id))??y(C)[0]),P=n(()=>[...new Set(h.all.map(e=>e.grade))].sort()),ie=e=>`★`.repeat(e)+`☆`.repeat(5-e);var I=be();c(`i2dlhh`,e=>{x(e=>{S.title=`${e??``} · Tintero`},[()=>j(`pagepuzzles-title`)])});var L=M(I),z=M(L),se=M(z),ce=T(se,!0),le=w(se,2),B=T(le,!0);l(z);var ue=w(z,2),de=e=>{var t=ge(),n=M(t),i=e=>{var t=he(),n=T(t,!0);D(e=>{r(t,`href`,`/puzzles/${y(ee).id??``}`),s(n,e)},[()=>y(N)?j(`pagelearn-on`):j(`pagelearn-begin`)]),o(e,t)};m(n,e=>{y(ee)&&e(i)});var a=w(n,2),c=M(a);let d;l(a);var f=w(a,2),p=T(f,!0);l(t),D((e,t)=>{r(a,`aria-label`,e),r(a,`aria-valuemax`,h.all.length),r(a,`aria-valuenow`,y(N)),d=u(c,``,d,{width:`${100*y(N)/h.all.length}%`}),s(p,t)},[()=>j(`pagepuzzles-title`),()=>j(`pagepuzzles-done`,{done:y(N),count:h.all.length})]),o(e,t)};m(ue,e=>{h.all.length&&e(de)}),l(L);var V=w(L,2),H=M(V),fe=M(H),U=w(fe),W=M(U),pe=T(W,!0);W.value=W.__value=``;var G=w(W),me=T(G,!0);G.value=G.__value=`win`;var q=w(G),xe=T(q,!0);q.value=q.__value=`survive`,l(U),E(U),l(H);var J=w(H,2),Y=M(J),X=w(Y),Z=M(X),Se=T(Z,!0);Z.value=Z.__value=0;var Ce=w(Z);t(Ce,16,()=>y(P),e=>e,(e,t)=>{var n=_e(),r=T(n,!0),i={};D(e=>{s(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>ie(t)]),o(e,n)}),l(X),E(X),l(J);var Q=w(J,2),$=M(Q);a($);var we=w($);l(Q);var Te=w(Q,2),Ee=T(Te,!0);l(V);var De=w(V,2);t(De,21,()=>y(C),e=>e.id,(e,t)=>{var i=ye(),a=M(i);let c;var u=M(a),d=M(u);{let e=n(()=>ae(y(t).card));oe(d,{get card(){return y(e)},size:`tile`,width:64})}l(u);var p=w(u,2),h=M(p),g=M(h),_=w(g),v=e=>{var t=ve(),n=w(O(t)),r=T(n);D(e=>s(r,`✓ ${e??``}`),[()=>j(`pagepuzzles-is-done`)]),o(e,t)},b=n(()=>K(y(t).id));m(_,e=>{y(b)&&e(v)}),l(h);var x=w(h,2),S=T(x,!0),C=w(x,2),E=M(C),k=T(E,!0),A=w(E);l(C),l(p),l(a),l(i),D((e,n,i,o,l,u,d)=>{r(a,`href`,`/puzzles/${y(t).id??``}`),c=f(a,1,`svelte-i2dlhh`,null,c,{done:e}),s(g,`${n??``} · ${i??``}`),s(S,o),r(E,`aria-label`,l),s(k,u),s(A,` · ${d??``}`)},[()=>K(y(t).id),()=>Number(y(t).id),()=>y(t).kind===`win`?j(`pagepuzzles-win`):j(`pagepuzzles-survive`),()=>R(y(t).title),()=>j(`pagepuzzles-grade-is`,{n:y(t).grade}),()=>ie(y(t).grade),()=>j(`pagepuzzles-plays`,{n:y(t).plays})]),o(e,i)}),l(De),l(I),D((e,t,n,i,a,o,c,l,u,d,f)=>{s(ce,e),s(B,t),r(V,`aria-label`,n),s(fe,`${i??``} `),s(pe,a),s(me,o),s(xe,c),s(Y,`${l??``} `),s(Se,u),s(we,` ${d??``}`),s(Ee,f)},[()=>j(`pagepuzzles-head`),()=>j(`pagepuzzles-about`),()=>j(`pagepuzzles-pick`),()=>j(`pagepuzzles-task`),()=>j(`pagepuzzles-any`),()=>j(`pagepuzzles-win`),()=>j(`pagepuzzles-survive`),()=>j(`pagepuzzles-grade`),()=>j(`pagepuzzles-any`),()=>j(`pagepuzzles-open`),()=>j(`pagepuzzles-shown`,{count:y(C).length})]),A(`submit`,V,e=>e.preventDefault()),e(U,()=>y(g),e=>b(g,e)),e(X,()=>y(_),e=>b(_,e)),ne($,()=>y(v),e=>b(v,e)),o(p,I),i()}var xe=g(`<button type="button" class="btn"> </button>`),J=g(`<button type="button" class="btn"> </button> <!>`,1),Y=g(`<p class="told"> </p>`),X=g(`<li> </li>`),Z=g(`<!> `,1),Se=g(`<ul class="steps"></ul> <p class="rules"> <!></p>`,1),Ce=g(`<a class="btn" href="/puzzles"> </a>`);function Q(e,r){d(r,!0);let a=e=>{var t=xe(),n=T(t,!0);D(e=>{t.disabled=!y(f),s(n,e)},[()=>j(`pagepuzzles-solution`)]),P(`click`,t,()=>v.over=`solution`),o(e,t)},u=ee(()=>r.row.id),f=F(null),g=F(!1),v=new le(C,()=>me(u));te(()=>{k(),fe(u).then(e=>b(f,e),()=>void 0)});function C(){let e=!1,t=async(t,n,r)=>{let i=await U(t,n,r);return(t=>{var n=p(t,2);e=n[0],b(g,n[1],!0)})([i.failed??!1,i.lucky??!1]),i};return new V(`puzzle-${u}`,``,()=>new ce(u,t=>v.heard(t,e),t),!0)}let E={done:`pagelearn-well`,failed:`pagepuzzles-failed`,solution:`pagepuzzles-solution`},A=n(()=>E[v.over]);c(`19i4bv6`,e=>{x((e,t)=>{S.title=`${e??``} · ${t??``} · Tintero`},[()=>R(r.row.title),()=>j(`pagepuzzles-title`)])});{let i=e=>{var t=J(),n=O(t),r=T(n,!0),i=w(n,2);a(i),D(e=>{n.disabled=!y(f),s(r,e)},[()=>j(`pagelearn-hint`)]),P(`click`,n,()=>y(f)&&v.play.notify(y(f).hint,`hint`)),o(e,t)},c=e=>{var n=_(),i=O(n),a=e=>{var t=_(),n=O(t),r=e=>{var t=Y(),n=T(t,!0);D(e=>s(n,e),[()=>R(y(f).told)]),o(e,t)};m(n,e=>{y(f)&&e(r)}),o(e,t)},c=e=>{var t=Y(),n=T(t,!0);D(e=>s(n,e),[()=>y(g)?j(`pagepuzzles-lucky`):r.row.kind===`win`?j(`pagepuzzles-missed`):j(`pagepuzzles-beaten`)]),o(e,t)},u=e=>{var n=Se(),r=O(n);t(r,21,()=>y(f).steps,h,(e,t)=>{var n=X(),r=T(n,!0);D(e=>s(r,e),[()=>R(y(t))]),o(e,n)}),l(r);var i=w(r,2),a=M(i),c=w(a);t(c,16,()=>y(f).clauses,e=>e,(e,t)=>{var n=Z(),r=O(n);ue(r,{get number(){return t}});var i=w(r,1,!0);i.nodeValue=` `,o(e,n)}),l(i),D(e=>s(a,`${e??``} `),[()=>j(`pagelearn-rule`)]),o(e,n)};m(i,e=>{v.over===`about`?e(a):v.over===`failed`?e(c,1):y(f)&&e(u,2)}),o(e,n)},u=e=>{var t=_(),n=O(t),r=e=>{var t=Ce(),n=T(t,!0);D(e=>s(n,e),[()=>j(`pagepuzzles-all`)]),o(e,t)},i=e=>{a(e)};m(n,e=>{v.over===`about`?e(r):v.over===`failed`&&e(i,1)}),o(e,t)},d=n(()=>j(`pagepuzzles-title`)),p=n(()=>j(`pagepuzzles-number`,{n:r.at+1,count:r.count})),b=n(()=>`★`.repeat(r.row.grade)),x=n(()=>j(`pagepuzzles-read`)),S=n(()=>R(r.row.goal)),C=n(()=>`★`.repeat(r.row.grade)+`☆`.repeat(5-r.row.grade)),E=n(()=>y(A)?j(y(A)):R(r.row.title)),k=n(()=>j(`pagepuzzles-next`));de(e,{get task(){return v},get at(){return r.at},get count(){return r.count},back:`/puzzles`,get all(){return y(d)},get number(){return y(p)},get title(){return y(b)},stars:!0,get read(){return y(x)},get goal(){return y(S)},get grade(){return y(C)},get heading(){return y(E)},get next(){return y(k)},forth:()=>I(r.next?`/puzzles/${r.next}`:`/puzzles`),acts:i,told:c,buttons:u,$$slots:{acts:!0,told:!0,buttons:!0}})}i()}C([`click`]);var $=g(`<!> <main class="sheet"><!></main>`,1),we=g(`<!> <!>`,1);function Te(e,t){d(t,!0);let r=v(t,`id`,3,``),a=F([]),s=F(null);te(()=>{k(),H().then(e=>(e=>{var t=p(e,2);return b(a,t[0]),b(s,t[1]),e})([e,null]),e=>b(s,z(e)))});let c=n(()=>y(a).findIndex(e=>e.id===r().padStart(3,`0`)));var u=_(),f=O(u),h=e=>{var t=$(),n=O(t),i=e=>{L(e,{})};m(n,e=>{r()&&e(i)});var a=w(n,2),c=M(a);se(c,{get wrong(){return y(s)}}),l(a),o(e,t)},g=e=>{q(e,{get all(){return y(a)}})},x=e=>{{let t=n(()=>y(a)[y(c)+1]?.id??``);Q(e,{get row(){return y(a)[y(c)]},get at(){return y(c)},get count(){return y(a).length},get next(){return y(t)}})}},S=e=>{var t=we(),n=O(t);L(n,{});var r=w(n,2);ie(r,{}),o(e,t)};m(f,e=>{y(s)?e(h):r()?y(a)[y(c)]?e(x,2):y(a).length&&e(S,3):e(g,1)}),o(e,u),i()}export{Te as default};