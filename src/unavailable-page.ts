import { clinic } from '#config';
import { dial } from '#platform/dialling.ts';

const [emergency, helpline] = clinic.emergencyContacts;
const call = (phone: string) => `<a href="${dial(phone)}">${phone}</a>`;

/** What a browser shows when a page cannot be made because the database is away and the page was never kept. */
export const unavailablePage = `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Volvemos enseguida · ${clinic.name}</title><style>
body{margin:0;display:grid;place-items:center;min-height:100vh;background:#FBFBF9;color:#17262B;font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:24px}h1{line-height:1.1}a{color:#0F6577}</style></head>
<body><main><h1>Volvemos enseguida</h1>
<p>Ahora mismo no podemos mostrarte esta página. Vuelve a probar en unos segundos o llámanos al ${call(clinic.phone)}.</p>
<p>Si hay peligro, llama al ${call(emergency.phone)}. Si piensas en hacerte daño, al ${call(helpline.phone)}, a cualquier hora.</p>
</main></body></html>`;
