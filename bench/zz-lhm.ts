import { mkdtempSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { freePort, startProduct } from '#tests/support/product.ts';
import { findChromium } from '/work/main/scripts/chromium.mjs';
const lighthouse = (await import('lighthouse')).default;
const dir = mkdtempSync('/tmp/onyar-lh-');
const port = await freePort();
const product = await startProduct({ DATA_DIR: dir });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu',`--remote-debugging-port=${port}`] });
const origin = product.url.replace('127.0.0.1','localhost');
const n = Number(process.env.N ?? 5);
try {
 for (const path of process.argv.slice(2)) { await fetch(origin+path).catch(()=>{});
  const rows: number[][] = [];
  for (let i=0;i<n;i++){ const r = await lighthouse(origin+path, { port, onlyCategories: ['performance'], logLevel:'error' });
   const a = r.lhr.audits; rows.push([Math.round((r.lhr.categories.performance.score??0)*100), Math.round(a['largest-contentful-paint'].numericValue??-1), Math.round(a['total-blocking-time'].numericValue??-1), a['cumulative-layout-shift'].numericValue??-1]); }
  const col=(k:number)=>rows.map(r=>r[k]);
  const med=(x:number[])=>x.toSorted((a,b)=>a-b)[x.length>>1];
  console.log(path.padEnd(28), 'perf', med(col(0)), 'LCP', med(col(1)), 'TBT', med(col(2)), 'CLS', Math.max(...col(3)).toFixed(4), '| perf', col(0).join(), '| lcp', col(1).join(), '| tbt', col(2).join());
 }
} finally { await browser.close(); await product.end('SIGTERM'); rmSync(dir,{recursive:true,force:true}); }
