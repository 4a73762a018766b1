import { clinic } from '#config';
import { dial } from '#platform/text/dialling.ts';

// The two houses over the river, as in public/favicon.svg.
const houses = `<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M3 22V10l8-5 8 5v12z" fill="#E3A72F"/><path d="M19 22V6.5L28 2l9 4.5V22z" fill="#BF4A33"/><path d="M8.2 22v-6.2a2.8 2.8 0 0 1 5.6 0V22z" fill="#17262B"/><path d="M24.6 22V13a3.4 3.4 0 0 1 6.8 0v9z" fill="#FFF3CF"/><path d="M2 24.5h36v3.2c-4.5 2.6-6.5-.7-10.5.8s-6.5 1.7-10.5.3-9 2-15-.8z" fill="#0F6577"/><path d="M5 32.5c4-1.4 6.5.9 10.5-.2s7-1.2 10.5.2 6-.6 9-.4c-2 3-6 5-15 5s-12.5-1.8-15-4.6z" fill="#8FBCC4"/></svg>`;

/**
 * What an installed site shows without a connection for a page that was never seen: the numbers that help, and the clinic's.
 * Kept by `src/offline-worker/worker.js`,
 * so it carries all that it needs: no font, no picture file, no script.
 */
export const offlinePage = `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><meta name="robots" content="noindex"><meta name="theme-color" content="#0B4F5E">
<title>Sin conexión · ${clinic.name}</title><style>
body{margin:0;background:#FBFBF9;color:#17262B;font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:auto;padding:24px 20px 48px}h1{line-height:1.1}ul{list-style:none;margin:24px 0;padding:0}
li{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;justify-content:space-between;padding:14px 0;border-top:1px solid #E2E4E0}
li span{flex:1 1 11rem}small{display:block;color:#46585E;font-size:15px}
@media(max-width:30rem){li a{width:100%}}
svg{display:block;width:64px}li a{min-width:9rem;padding:11px 18px;border-radius:999px;background:#0F6577;color:#FFF;font-weight:700;text-align:center;text-decoration:none}
p a{color:#0F6577}a:focus-visible{outline:3px solid #17262B;outline-offset:2px}</style></head>
<body><main>${houses}<h1>No hay conexión</h1>
<p>La web no llega ahora mismo, pero el teléfono sí. Para llamar no hace falta internet.</p>
<ul>${clinic.emergencyContacts
  .map(
    ({ name, phone, description }) =>
      `<li><span><b>${name}</b><small>${description}</small></span><a href="${dial(phone)}" aria-label="Llamar al ${phone}, ${name}">${phone}</a></li>`,
  )
  .join('')}</ul>
<p>La clínica: <a href="${dial(clinic.phone)}">${clinic.phone}</a>. Tus citas siguen guardadas: las verás cuando vuelva la conexión.</p>
<p><a href="">Volver a probar</a></p>
</main></body></html>`;
