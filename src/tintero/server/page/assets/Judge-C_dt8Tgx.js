import{Dt as e,Et as t,J as n,L as r,St as i,X as a,dt as o,jt as s,lt as c,mt as l,o as u,ot as d,pt as f,q as p,rt as m,st as h}from"./words.svelte-DiExwlj7.js";import{n as g}from"./index-C33RHihl.js";import"./words-j7auygxV.js";import _,{t as v}from"./JudgeDesk-DWN4MQqn.js";var y=a(`<main class="sheet wide svelte-pvsvz"><div><h1> </h1><p class="leading"> </p></div> <!></main>`);function b(a,b){e(b,!0);let x=i(()=>v(g()));var S=y();r(`pvsvz`,e=>{d(e=>{c.title=`${e??``} · Tintero`},[()=>u(`pages-judge-title`)])});var C=o(S),w=o(C),T=f(w,!0),E=l(w),D=f(E,!0);s(C);var O=l(C,2);{let e=i(()=>m(x).scene||`title: Smash on a character with Resist
turn: 1
seats:
  1:
    ink: 3
    hand: [Smash]
    play: [Stitch - New Dog]
  2:
    play: [Namaari - Resolute Daughter: {exerted: true}]
steps:
  - 1: play Smash
  - 1: choose Namaari
`);_(O,{get scene(){return m(e)},get rules(){return m(x).rules}})}s(S),h((e,t)=>{p(T,e),p(D,t)},[()=>u(`pages-judge-title`),()=>u(`pages-judge-lead`)]),n(a,S),t()}export{b as default};