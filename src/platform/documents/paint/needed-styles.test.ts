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

test('the ground of every page stays whole, and is not sent twice', () => {
  const ground = '@layer base{.b{c:d}}@font-face{font-family:x}@media print{.b{c:d}}';
  const classes = utilities('.a{width:var(--w)}.b{height:var(--h)}');
  const kinds = '@property --w{syntax:"*"}@property --h{syntax:"*"}';
  expect(neededStyles(ground + classes + kinds, html)).toBe(
    `${ground}${utilities('.a{width:var(--w)}')}@property --w{syntax:"*"}`,
  );
  expect(laterStyles(ground + classes + kinds)).toBe(classes + kinds);
});
