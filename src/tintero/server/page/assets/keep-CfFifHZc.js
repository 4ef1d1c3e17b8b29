import{$ as e,At as t,D as n,Et as r,K as i,L as a,P as o,Tt as s,U as c,W as l,X as u,Y as d,_ as f,dt as p,et as m,ft as h,i as g,lt as _,mt as v,o as y,ot as b,pt as x,q as S,r as C,rt as w,st as T,t as E,vt as D,yt as O}from"./words.svelte-DcQ15VNC.js";import{n as k}from"./index-Cig9ScFX.js";import"./words-BQnxEfK8.js";function A(e){return e.normalize(`NFKD`).toLowerCase().replace(/['’‘`]|\p{M}/gu,``).replace(/ß/g,`ss`).replace(/[^\p{L}\p{N}]+/gu,` `).trim().replaceAll(` `,`-`)}var j=e=>`/rules/${e}`,M=e=>`/cards/${A(e)}`,N=e=>`/cases/${e}`;function P(e){return e.trim().replace(/^CR\s*(?=\d)/i,``).replace(/\.+$/,``)}function F(e){let t=[],n=0;for(let r of e.matchAll(/CR (\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)*)/g)){t.push({text:`${e.slice(n,r.index)}CR `});let i=(r[1]??``).split(`, `);i.forEach((e,n)=>t.push({text:e,rule:e},...n<i.length-1?[{text:`, `}]:[])),n=r.index+r[0].length}return t.push({text:e.slice(n)}),t.filter(e=>e.text)}var I=e=>new URL(e,location.origin).href,L=e=>e===`es`?`en`:`es`,R=e=>g(e,`pagelib-language`),z=d(`<a class="clause"> </a>`);function B(e,t){r(t,!0);let a=f(t,`title`,3,``);var o=z(),c=x(o,!0);T(e=>{n(o,`href`,e),n(o,`title`,a()),i(c,t.n)},[()=>j(t.n)]),S(e,o),s()}C({en:`### What the library says: the rulebook, the cards, the case book and its quiz.

## Every page of the library

pagelib-language = English
pagelib-copy = Copy link
pagelib-copy-of = Copy the link to { $name }
pagelib-coming = The book is being fetched…
pagelib-not-kept = There is no connection, and this has not been kept on this device yet. It needs the server.
pagelib-any = All
pagelib-yes = Yes
pagelib-no = No
pagelib-turn = Before and after
pagelib-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
pagelib-n-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
pagelib-n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pagelib-no-found = Nothing fits. Try fewer words.
pagelib-cases = Cases
pagelib-clauses = Clauses

## The rulebook

pagelib-rules = Rulebook
pagelib-rules-lead = Every clause of the comprehensive rules in our own words, in Spanish and English, under the versions 2.1, 2.2 and 2.3. Each one is a link you can send.
pagelib-rules-chapter = { $n }. { $title }
pagelib-rules-search = Search the rulebook
pagelib-rules-hint = bag, drying, 4.6.4, can't ready…
pagelib-version = Version of the rules
pagelib-both = English + Spanish
pagelib-outline = Chapters
pagelib-changes = What changed
pagelib-crosswalk = Old numbers
pagelib-readings = Readings
pagelib-not-in = not in { $version }
pagelib-since = since { $version }
pagelib-until = until { $version }
pagelib-changed = changed in { $version }
pagelib-was = was { $n }
pagelib-clause = Clause { $n }
pagelib-leads = More
pagelib-before = Before { $version }
pagelib-now = Now
pagelib-reading = Reading
pagelib-cards-about = { $count } cards are about { $n }
pagelib-old = Old numbers
pagelib-rule-changed = the rule changed
pagelib-tests = Tests
pagelib-code = Code
pagelib-own-words = In our own words; the publisher's text decides.
pagelib-no-clause-title = No such clause
pagelib-no-clause = The rulebook has no clause “{ $number }”.
pagelib-no-clause-near = The rulebook has no clause “{ $number }”. The nearest above it is { $near }.
pagelib-rules-of = Rules { $version }
pagelib-effective = In force since { $day }
pagelib-weighty = What can change how a game goes
pagelib-touched = Every clause it touched ({ $count })
pagelib-kind-new = new
pagelib-kind-moved = moved
pagelib-kind-changed = changed
pagelib-kind-removed = removed
pagelib-crosswalk-lead = Where a clause of an earlier numbering stands today. Plain numbers are those of the rules 1.x; others carry the name of their version.
pagelib-crosswalk-find = An old or a new number
pagelib-crosswalk-none = No number like that.
pagelib-old-number = Old
pagelib-new-number = New
pagelib-title = Title
pagelib-gone = gone
pagelib-glossary = glossary
pagelib-readings-lead = Where the rules leave room: what is played here, why, and the other way to read it.
pagelib-by-official = settled by the publisher
pagelib-by-rules = follows from the rules
pagelib-by-judges = as judges rule
pagelib-by-open = open
pagelib-reason = Why:
pagelib-other = The other reading:

## Cards

pagelib-cards = Cards
pagelib-cards-lead = Every card, drawn as at the table: what it says in both languages, how it is understood, what touches it, and where it may be played.
pagelib-cards-search = Search the cards
pagelib-cards-hint = elsa, ink:amber cost<=3, text:"draw a card"…
pagelib-ink = Ink
pagelib-type = Type
pagelib-keyword = Keyword
pagelib-legal = Legal in
pagelib-set = Set
pagelib-query-help = What else can be asked
pagelib-query-said = Words of the name or the text in either language; and fields: ink, cost, type, class, keyword, strength, willpower, lore, move, text, name, set, rarity, node, clause, legal, is. Commas are alternatives, a minus is “not”.
pagelib-query-odd = I do not know what this asks for: { $terms }
pagelib-no-card-title = No such card
pagelib-no-card = No card is called “{ $name }”.
pagelib-no-card-search = Search for it
pagelib-says = What it says
pagelib-no-text = No abilities.
pagelib-understood = How it is understood
pagelib-understood-said = The ability as the engine reads it, part by part, each with its clauses. A part leads to all cards that have it.
pagelib-touch = What touches it
pagelib-no-cases = No case names it yet.
pagelib-how-keyword = by its keyword { $name }
pagelib-how-node = by its part “{ $name }”
pagelib-how-trigger = by the event “{ $name }”
pagelib-legality = Where it may be played
pagelib-on-day = On
pagelib-printed = Printed in
pagelib-stands-legal = Legal since { $since }.
pagelib-stands-banned = Banned since { $since }.
pagelib-stands-rotated = Rotated out since { $since }.
pagelib-stands-early = Not legal yet.
pagelib-stands-none = In no set that may be played there.
pagelib-stands-until = Changes on { $until }.
pagelib-kin = Other versions of { $name }

## The case book

pagelib-book = Case book
pagelib-book-lead = Questions judges have been asked, each with its answer, its clauses, and scenes you can play through step by step.
pagelib-book-search = Search the cases
pagelib-book-hint = bodyguard, draw, JC-029…
pagelib-topic = Topic
pagelib-clause-of = Clause
pagelib-only = Show
pagelib-only-changed = Otherwise in an older version
pagelib-only-official = Answered by the publisher
pagelib-official = answered by the publisher
pagelib-status-current = current
pagelib-status-superseded = an older answer was otherwise
pagelib-status-disputed = disputed
pagelib-status-policy = tournament policy
pagelib-otherwise-in = otherwise in { $versions }
pagelib-no-case-title = No such case
pagelib-no-case = The book has no case “{ $id }”. Its cases go from { $first } to { $last }.
pagelib-answer = Answer
pagelib-note = Note:
pagelib-two-readings = It can be read in more than one way
pagelib-played-so = played so
pagelib-its-cards = The cards
pagelib-played = Played step by step
pagelib-not-playable = There is nothing to be played: { $why }
pagelib-scenes = Scenes
pagelib-controls = Back and forth
pagelib-first = To the beginning
pagelib-back = Back
pagelib-on = On
pagelib-last = To the end
pagelib-sequence = Sequence
pagelib-beginning = The position
pagelib-start = It begins
pagelib-otherwise = Under { $version } it comes out otherwise.
pagelib-otherwise-way = Under { $version } it goes another way to the same end.
pagelib-to-desk = Open on the judge's desk
pagelib-to-desk-said = There you can try something else. That needs the server.
pagelib-player = Player { $n }
pagelib-lore = { $n } lore
pagelib-ink-of = ink { $ready }/{ $all }
pagelib-hand = hand { $n }
pagelib-deck = deck { $n }
pagelib-discard = discard { $n }
pagelib-nothing = nothing in play
pagelib-zone-hand = Hand
pagelib-zone-discard = Discard

## The quiz

pagelib-quiz = Quiz
pagelib-quiz-lead = Questions from the case book. What you know comes back later and later, what you don't comes back at once. Only this browser remembers.
pagelib-quiz-due = { $due } to repeat, { $fresh } new
pagelib-quiz-score = { $right } of { $asked } right
pagelib-quiz-boxes = How many in each box, from new to known: { $boxes }
pagelib-quiz-answers = Your answer
pagelib-quiz-which = Which of these may Player { $n } not do now?
pagelib-quiz-show = Show the answer
pagelib-quiz-right = Right
pagelib-quiz-wrong = Not so
pagelib-quiz-had = Did you have it?
pagelib-quiz-next = Next question
pagelib-quiz-none = That was all.
pagelib-quiz-later = Nothing is due before { $day }.
pagelib-quiz-anyway = Go on all the same
pagelib-variant = Variant
pagelib-variant-none = The official game
pagelib-in-variant = In { $title }
pagelib-not-variant = In the official game:
pagelib-variant-changes = What it changes
pagelib-variant-same = No clause reads otherwise.
pagelib-variant-assumed = How it is read where nobody has said
`,es:`### Lo que dice la biblioteca: el reglamento, las cartas, el libro de casos y su examen.

## Cada página de la biblioteca

pagelib-language = Español
pagelib-copy = Copiar enlace
pagelib-copy-of = Copiar el enlace a { $name }
pagelib-coming = Trayendo el libro…
pagelib-not-kept = No hay conexión y esto aún no está guardado en este dispositivo. Necesita el servidor.
pagelib-any = Todo
pagelib-yes = Sí
pagelib-no = No
pagelib-turn = Antes y después
pagelib-found = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
}
pagelib-n-cases = { $count ->
    [one] { $count } caso
   *[other] { $count } casos
}
pagelib-n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pagelib-no-found = No hay nada así. Prueba con menos palabras.
pagelib-cases = Casos
pagelib-clauses = Cláusulas

## El reglamento

pagelib-rules = Reglamento
pagelib-rules-lead = Cada cláusula de las reglas completas con nuestras palabras, en español y en inglés, según las versiones 2.1, 2.2 y 2.3. Cada una es un enlace que puedes enviar.
pagelib-rules-chapter = { $n }. { $title }
pagelib-rules-search = Buscar en el reglamento
pagelib-rules-hint = bolsa, secándose, 4.6.4, desterrar…
pagelib-version = Versión de las reglas
pagelib-both = Español + inglés
pagelib-outline = Capítulos
pagelib-changes = Qué cambió
pagelib-crosswalk = Números antiguos
pagelib-readings = Lecturas
pagelib-not-in = no está en la { $version }
pagelib-since = desde la { $version }
pagelib-until = hasta la { $version }
pagelib-changed = cambiada en la { $version }
pagelib-was = antes { $n }
pagelib-clause = Cláusula { $n }
pagelib-leads = Más
pagelib-before = Antes de la { $version }
pagelib-now = Ahora
pagelib-reading = Lectura
pagelib-cards-about = { $count } cartas tratan de { $n }
pagelib-old = Números antiguos
pagelib-rule-changed = la regla cambió
pagelib-tests = Pruebas
pagelib-code = Código
pagelib-own-words = Con nuestras palabras; manda el texto del editor.
pagelib-no-clause-title = No existe esa cláusula
pagelib-no-clause = El reglamento no tiene ninguna cláusula «{ $number }».
pagelib-no-clause-near = El reglamento no tiene ninguna cláusula «{ $number }». La más cercana por encima es { $near }.
pagelib-rules-of = Reglas { $version }
pagelib-effective = En vigor desde el { $day }
pagelib-weighty = Lo que puede cambiar una partida
pagelib-touched = Todas las cláusulas que tocó ({ $count })
pagelib-kind-new = nueva
pagelib-kind-moved = movida
pagelib-kind-changed = cambiada
pagelib-kind-removed = retirada
pagelib-crosswalk-lead = Dónde está hoy una cláusula de una numeración anterior. Los números sin más son los de las reglas 1.x; los otros llevan el nombre de su versión.
pagelib-crosswalk-find = Un número antiguo o nuevo
pagelib-crosswalk-none = Ningún número así.
pagelib-old-number = Antiguo
pagelib-new-number = Nuevo
pagelib-title = Título
pagelib-gone = ya no está
pagelib-glossary = glosario
pagelib-readings-lead = Donde las reglas dejan margen: qué se juega aquí, por qué, y la otra manera de leerlo.
pagelib-by-official = resuelto por el editor
pagelib-by-rules = se sigue de las reglas
pagelib-by-judges = como deciden los jueces
pagelib-by-open = sin resolver
pagelib-reason = Por qué:
pagelib-other = La otra lectura:

## Cartas

pagelib-cards = Cartas
pagelib-cards-lead = Cada carta, dibujada como en la mesa: qué dice en los dos idiomas, cómo se entiende, qué la toca y dónde se puede jugar.
pagelib-cards-search = Buscar cartas
pagelib-cards-hint = elsa, tinta:ámbar coste<=3, texto:"robar una carta"…
pagelib-ink = Tinta
pagelib-type = Tipo
pagelib-keyword = Palabra clave
pagelib-legal = Legal en
pagelib-set = Colección
pagelib-query-help = Qué más se puede pedir
pagelib-query-said = Palabras del nombre o del texto en cualquiera de los dos idiomas; y campos: tinta, coste, tipo, clase, clave, fuerza, voluntad, leyenda, mover, texto, nombre, set, rareza, nodo, cláusula, legal, es. Las comas son alternativas; un menos es «no».
pagelib-query-odd = No sé qué pide esto: { $terms }
pagelib-no-card-title = No existe esa carta
pagelib-no-card = Ninguna carta se llama «{ $name }».
pagelib-no-card-search = Buscarla
pagelib-says = Qué dice
pagelib-no-text = Sin habilidades.
pagelib-understood = Cómo se entiende
pagelib-understood-said = La habilidad tal como la lee el motor, parte por parte, cada una con sus cláusulas. Una parte lleva a todas las cartas que la tienen.
pagelib-touch = Qué la toca
pagelib-no-cases = Ningún caso la nombra todavía.
pagelib-how-keyword = por su palabra clave { $name }
pagelib-how-node = por su parte «{ $name }»
pagelib-how-trigger = por el suceso «{ $name }»
pagelib-legality = Dónde se puede jugar
pagelib-on-day = El día
pagelib-printed = Impresa en
pagelib-stands-legal = Legal desde el { $since }.
pagelib-stands-banned = Prohibida desde el { $since }.
pagelib-stands-rotated = Fuera por rotación desde el { $since }.
pagelib-stands-early = Aún no es legal.
pagelib-stands-none = En ninguna colección que se pueda jugar ahí.
pagelib-stands-until = Cambia el { $until }.
pagelib-kin = Otras versiones de { $name }

## El libro de casos

pagelib-book = Libro de casos
pagelib-book-lead = Preguntas que se han hecho a los jueces, cada una con su respuesta, sus cláusulas y escenas que puedes seguir paso a paso.
pagelib-book-search = Buscar casos
pagelib-book-hint = bodyguard, robar, JC-029…
pagelib-topic = Tema
pagelib-clause-of = Cláusula
pagelib-only = Mostrar
pagelib-only-changed = Distintos en una versión anterior
pagelib-only-official = Respondidos por el editor
pagelib-official = respondido por el editor
pagelib-status-current = vigente
pagelib-status-superseded = antes se respondía otra cosa
pagelib-status-disputed = discutido
pagelib-status-policy = política de torneos
pagelib-otherwise-in = distinto en { $versions }
pagelib-no-case-title = No existe ese caso
pagelib-no-case = El libro no tiene ningún caso «{ $id }». Sus casos van de { $first } a { $last }.
pagelib-answer = Respuesta
pagelib-note = Nota:
pagelib-two-readings = Se puede leer de más de una manera
pagelib-played-so = se juega así
pagelib-its-cards = Las cartas
pagelib-played = Paso a paso
pagelib-not-playable = No hay nada que jugar: { $why }
pagelib-scenes = Escenas
pagelib-controls = Adelante y atrás
pagelib-first = Al principio
pagelib-back = Atrás
pagelib-on = Seguir
pagelib-last = Al final
pagelib-sequence = Secuencia
pagelib-beginning = La posición
pagelib-start = Empieza
pagelib-otherwise = Según la { $version } el resultado es otro.
pagelib-otherwise-way = Según la { $version } se llega al mismo resultado por otro camino.
pagelib-to-desk = Abrir en la mesa del juez
pagelib-to-desk-said = Allí puedes probar otra cosa. Para eso hace falta el servidor.
pagelib-player = Jugador { $n }
pagelib-lore = { $n } de leyenda
pagelib-ink-of = tinta { $ready }/{ $all }
pagelib-hand = mano { $n }
pagelib-deck = mazo { $n }
pagelib-discard = descarte { $n }
pagelib-nothing = nada en juego
pagelib-zone-hand = Mano
pagelib-zone-discard = Descarte

## El examen

pagelib-quiz = Examen
pagelib-quiz-lead = Preguntas del libro de casos. Lo que sabes vuelve cada vez más tarde; lo que no, enseguida. Solo lo recuerda este navegador.
pagelib-quiz-due = { $due } para repasar, { $fresh } nuevas
pagelib-quiz-score = { $right } de { $asked } bien
pagelib-quiz-boxes = Cuántas en cada caja, de nuevas a sabidas: { $boxes }
pagelib-quiz-answers = Tu respuesta
pagelib-quiz-which = ¿Qué no puede hacer ahora el jugador { $n }?
pagelib-quiz-show = Ver la respuesta
pagelib-quiz-right = Bien
pagelib-quiz-wrong = No es así
pagelib-quiz-had = ¿La tenías?
pagelib-quiz-next = Siguiente pregunta
pagelib-quiz-none = Eso era todo.
pagelib-quiz-later = No hay nada que repasar antes del { $day }.
pagelib-quiz-anyway = Seguir de todos modos
pagelib-variant = Variante
pagelib-variant-none = El juego oficial
pagelib-in-variant = En { $title }
pagelib-not-variant = En el juego oficial:
pagelib-variant-changes = Qué cambia
pagelib-variant-same = Ninguna cláusula dice otra cosa.
pagelib-variant-assumed = Cómo se lee donde nadie lo ha dicho
`});var V=u(`<path d="m3 8.500 3.500 3.500L13 5"></path>`),H=u(`<path d="M6.700 9.300a2.600 2.600 0 0 1 0-3.700l2-2a2.600 2.600 0 0 1 3.700 3.700l-1 1M9.300 6.700a2.600 2.600 0 0 1 0 3.700l-2 2a2.600 2.600 0 0 1-3.700-3.700l1-1"></path>`),U=d(`<span> </span>`),W=d(`<button type="button"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><!></svg> <!></button> <span class="aloud" role="status"> </span>`,1);function G(e,a){r(a,!0);let l=f(a,`name`,3,``),u=f(a,`small`,3,!1),d=O(!1);async function g(){try{await navigator.clipboard.writeText(I(a.path))}catch{history.replaceState(null,``,a.path)}D(d,!0),setTimeout(()=>D(d,!1),2500)}var _=W(),b=h(_);let C;var E=p(b),k=p(E),A=e=>{var t=V();S(e,t)},j=e=>{var t=H();S(e,t)};c(k,e=>{w(d)?e(A):e(j,-1)}),t(E);var M=v(E,2),N=e=>{var t=U(),n=x(t,!0);T(e=>i(n,e),[()=>w(d)?y(`pages-copied`):y(`pagelib-copy`)]),S(e,t)};c(M,e=>{u()||e(N)}),t(b);var P=v(b,2),F=x(P,!0);T((e,t)=>{C=o(b,1,`copy svelte-14skfea`,null,C,{small:u()}),n(b,`aria-label`,e),i(F,t)},[()=>l()?y(`pagelib-copy-of`,{name:l()}):void 0,()=>w(d)?y(`pages-copied`):``]),m(`click`,b,g),S(e,_),s()}e([`click`]);function K(e,t){a(`1rguq7p`,e=>{b(()=>{_.title=`${t.of??``} · Tintero`})})}var q=d(`<!> <main class="sheet nothere svelte-148x6wu"><svg viewBox="0 0 120 150" aria-hidden="true" class="svelte-148x6wu"><path d="M60 12c26 42 44 64 44 92a44 44 0 0 1-88 0c0-28 18-50 44-92z"></path></svg> <h1 class="svelte-148x6wu"> </h1> <p class="dim svelte-148x6wu" data-said="missing"> </p> <a class="btn gold"> </a> <a href="/"> </a></main>`,1);function J(e,a){r(a,!0);var o=q(),c=h(o);K(c,{get of(){return a.title}});var l=v(c,2),u=v(p(l),2),d=x(u,!0),f=v(u,2),m=x(f,!0),g=v(f,2),_=x(g,!0),b=v(g,2),C=x(b,!0);t(l),T(e=>{i(d,a.title),i(m,a.said),n(g,`href`,a.href),i(_,a.back),i(C,e)},[()=>y(`page-missing-home`)]),S(e,o),s()}var Y=d(`<p> </p>`),X=d(`<!> <button class="btn" type="button"> </button>`,1),Z=d(`<div class="empty" role="status"><!></div>`);function Q(e,n){r(n,!0);var a=Z(),o=p(a),u=e=>{var t=X(),r=h(t);l(r,k,null,(e,t)=>{var n=Y(),r=x(n,!0);T(e=>i(r,e),[()=>w(t)?y(`pages-wrong-line`):y(`pagelib-not-kept`)]),S(e,n)});var a=v(r,2),o=x(a,!0);T(e=>i(o,e),[()=>y(`pages-again`)]),m(`click`,a,function(...e){n.again?.apply(this,e)}),S(e,t)},d=e=>{var t=Y(),n=x(t,!0);T(e=>i(n,e),[()=>y(`pagelib-coming`)]),S(e,t)};c(o,e=>{n.failed?e(u):e(d,-1)}),t(a),S(e,a),s()}e([`click`]);var $=!1;function ee(){if($||typeof navigator>`u`||!(`serviceWorker`in navigator))return;$=!0;let e=async()=>{await navigator.serviceWorker.register(`/sw.js`),(await navigator.serviceWorker.ready).active?.postMessage({keep:`library`,languages:E})};(window.requestIdleCallback??(e=>setTimeout(e,1500)))(()=>void e().catch(()=>$=!1))}export{G as a,N as c,L as d,j as f,K as i,F as l,Q as n,B as o,P as p,J as r,M as s,ee as t,R as u};