import type { Browser } from 'playwright-core';
import { pages } from '#platform/paths.ts';
import { type Camera, openCamera, type Width, widths } from './camera.ts';
import { takeReadmePicture } from './readme-pictures.ts';

const panelWidths: readonly Width[] = [
  ...widths,
  { name: 'wide', viewport: { width: 1920, height: 1080 }, isMobile: false },
];

/** The panel in the invented year as the director sees it, and a patient's own pages, at four widths. */
export async function takePanel(
  chrome: Browser,
  baseURL: string,
  folder: string,
  isWanted: (screen: string) => boolean,
): Promise<void> {
  for (const width of panelWidths)
    for (const takeScreens of [takeStaffPages, takePatientPages]) {
      const camera = await openCamera(chrome, baseURL, width, folder, isWanted);
      await takeScreens(camera);
      await camera.page.context().close();
    }
}

const staffPages = Object.entries(pages)
  .filter(([, { access }]) => access === 'staff')
  .map(([name, { path }]) => ({ screen: name.replace(/^staff-?/, 'panel-').replace(/-$/, ''), path }));

/** Tabs of a patient record, as its addresses name them. */
const recordTabs = [
  'resumen',
  'citas',
  'historia',
  'cuestionarios',
  'documentos',
  'dinero',
  'datos',
] as const;

async function takeStaffPages(camera: Camera): Promise<void> {
  const { page, isWanted, take, width } = camera;
  const isDesk = width.name === 'desk';
  if (![...staffPages.map(({ screen }) => screen), 'panel-record', 'panel-week'].some(isWanted)) return;
  await enter(camera, 'direccion');
  for (const { screen, path } of staffPages) {
    if (!isWanted(screen)) continue;
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(screen);
  }
  if (isWanted('panel-week')) {
    await page.goto(`${pages['staff-agenda'].path}?vista=semana`, { waitUntil: 'networkidle' });
    await take('panel-week');
    if (isDesk) await takeReadmePicture(page, 'agenda');
  }
  if (!isWanted('panel-record')) return;
  await enter(camera, 'nausica');
  await page.goto(pages['staff-people'].path, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link').filter({ visible: true }).first().click();
  await page.waitForURL(/persona=\d+/);
  const record = page.url();
  for (const tab of recordTabs) {
    await page.goto(`${record}&apartado=${tab}`, { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'Apartados de la ficha' }).waitFor();
    await take(`panel-record-${tab}`);
    if (isDesk && tab === 'resumen') await takeReadmePicture(page, 'record');
  }
}

async function takePatientPages(camera: Camera): Promise<void> {
  const { page, isWanted, take } = camera;
  const tabs = ['Citas', 'Suscripciones', 'Seguridad'];
  if (!isWanted('patient')) return;
  await enter(camera, 'clara.demo');
  for (const [place, tab] of tabs.entries()) {
    await page.goto(pages.dashboard.path, { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForLoadState('networkidle');
    await take(`patient-${place + 1}`);
  }
  await page.goto(pages.chat.path, { waitUntil: 'networkidle' });
  await take('patient-chat');
}

/** The same session as by the buttons 'Entrar como' of the sign-in page. */
async function enter({ page }: Camera, username: string): Promise<void> {
  const reply = await page.request.post('/api/demo/staff-sessions', { data: { username } });
  if (!reply.ok()) throw new Error(`Entering as ${username}: status ${reply.status()}`);
}
