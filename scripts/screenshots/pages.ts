import { pages, routes } from '#platform/paths.ts';
import type { Camera } from './camera.ts';

/** Tabs of a page besides its first one, by name. */
const tabsOf: Record<string, readonly string[]> = {
  [routes.plans]: ['Precios por sesión', 'Mensual', 'Trimestral'],
  [routes.external]: ['sinapsy'],
  [routes.selfcare]: ['Recomendaciones', 'Alertas', 'Recursos'],
  [routes['embedded-web']]: ['Instalación', 'Compatibilidad'],
};

const nameOf = (path: string) => (path === '/' ? 'landing' : path.slice(1));

/** Every public page with its tabs, and the 404 page. */
export async function takePages({ page, isWanted, take }: Camera): Promise<void> {
  const open = Object.values(pages).filter(({ access }) => access === 'public');
  const paths = [...open.map(({ path }) => path), '/no-existe'];
  for (const path of paths) {
    const screen = nameOf(path);
    if (!isWanted(screen)) continue;
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(screen);
    for (const [place, tab] of (tabsOf[path] ?? []).entries()) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page
        .getByRole('tab', { name: tab })
        .or(page.getByRole('radio', { name: tab }))
        .first()
        .click();
      await take(`${screen}-tab-${place + 2}`);
    }
  }
}
