import { routes } from '#platform/paths.ts';
import type { Sitting } from './camera.ts';

/** One person's own; they are taken on the journey. */
const personal: readonly string[] = [routes.dashboard, routes['verify-email']];

/** Tabs that a page opens with beside its first one, by their names. */
const tabsOf: Record<string, readonly string[]> = {
  [routes.plans]: ['Precios por sesión', 'Mensual', 'Trimestral'],
  [routes.external]: ['sinapsy'],
  [routes.selfcare]: ['Recomendaciones', 'Alertas', 'Recursos'],
  [routes['embedded-web']]: ['Instalación', 'Compatibilidad'],
};

const nameOf = (path: string) => (path === '/' ? 'landing' : path.slice(1));

/** Every page that anybody can open, with its tabs, and the one that is not there. */
export async function takePages({ page, isWanted, take }: Sitting): Promise<void> {
  const paths = [...Object.values(routes).filter((path) => !personal.includes(path)), '/no-existe'];
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
