import { expect, test } from 'vitest';
import { laterStyles, neededStyles } from './needed-styles.ts';

const html = '<p class="a [&amp;&gt;svg]:mt-2 md:w-1/2"><i class=\'no\'></i></p>';
const utilities = (rules: string) => `@layer utilities{${rules}}`;

test.each([
  ['.a{color:red}', true],
  ['.b{color:red}', false],
  ['.a.b{color:red}', false],
  ['.b,.a{color:red}', true],
  ['p:not(.b){color:red}', true],
  ['.a:hover:is(:where(.b):hover *){color:red}', true],
  [':where(.a>:not(:last-child)){color:red}', true],
  [':where(.b>:not(:last-child)){color:red}', false],
  ['a[href$=".pdf"]{color:red}', true],
  ['.\\[\\&\\>svg\\]\\:mt-2>svg{color:red}', true],
  ['.\\[\\&\\>svg\\]\\:mt-3>svg{color:red}', false],
  ['.md\\:w-1\\/2{width:50%}', true],
  ['html:not([data-b]) .b{color:red}', false],
  [".a:after{content:'}'}", true],
])('of what a document is drawn with, %s is needed: %s', (rule, isNeeded) => {
  expect(neededStyles(utilities(rule), html)).toBe(isNeeded ? utilities(rule) : '');
});

test('rules within rules go by themselves, and what they leave empty goes with them', () => {
  const styles = utilities('@media print{.a{c:d}.b{c:d}@supports (e:f){.b{c:d}}}@media screen{.b{c:d}}');
  expect(neededStyles(styles, html)).toBe(utilities('@media print{.a{c:d}}'));
});

test('what variables are worth elsewhere comes where a rule that is needed uses them, and whole behind it', () => {
  const banner = '/*! made by x */\n';
  const fallbacks = (values: string) => `${banner}@layer properties{@supports (a:b){*,:before{${values}}}}`;
  const theme = '@layer theme{:root{--late:1px}}';
  const classes = utilities('.a{width:var(--w,var(--own))}.b{height:var(--h)}');
  const all = fallbacks('--w:1px;--h:2px;--own:0 0 #0000;--last:""');
  expect(neededStyles(all + theme + classes, html)).toBe(
    fallbacks('--w:1px;--own:0 0 #0000;') + theme + utilities('.a{width:var(--w,var(--own))}'),
  );
  expect(laterStyles(all + theme + classes)).toBe(all + classes);
});

test('of the ground, what few pages have anything for is sent with those pages, and to the others behind them', () => {
  const fields = '::placeholder{c:d}@supports (e:f){::-webkit-datetime-edit{c:d}}textarea{c:d}';
  const marks = 'sub,sup{c:d}table{c:d}:where(select:is([multiple])) optgroup{c:d}';
  const always = 'html{c:d}button,optgroup,textarea{c:d}[hidden]{c:d}@media (e:f){::selection,p{c:d}}';
  const ground = (rules: string) => `@layer base{${rules}}`;
  const styles = ground(fields + marks + always);
  expect(neededStyles(styles, html)).toBe(ground(always));
  expect(laterStyles(styles)).toBe(ground(fields + marks));
  for (const field of ['<textarea>', '<input type="date"/>', '<input id="a" placeholder="b"/>'])
    expect(neededStyles(styles, field)).toBe(ground(fields + always));
  expect(neededStyles(styles, '<sub>2</sub><table><optgroup>')).toBe(ground(marks + always));
});

test('the rest of the ground stays whole, and is not sent twice; what paper gets comes behind it', () => {
  const ground = '@layer base{.b{c:d}}@font-face{font-family:x}@media (e:f){.b{c:d}}';
  const paper = '@media print{@page{c:d}p{c:d}}';
  const classes = utilities('.a{width:var(--w)}.b{height:var(--h)}');
  const kinds = '@property --w{syntax:"*"}@property --h{syntax:"*"}';
  expect(neededStyles(ground + classes + paper + kinds, html)).toBe(
    `${ground}${utilities('.a{width:var(--w)}')}@property --w{syntax:"*"}`,
  );
  expect(laterStyles(ground + classes + paper + kinds)).toBe(classes + paper + kinds);
});
