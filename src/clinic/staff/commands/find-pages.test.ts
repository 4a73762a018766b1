import { expect, test } from 'vitest';
import type { Role } from '#clinic/audit/contract.ts';
import { routes } from '#platform/paths.ts';
import { listPages, matchesPage } from './find-pages.ts';

const findLabels = (role: Role, typed: string) => {
  const { pages, settings } = listPages(role, true);
  return [...pages, ...settings].filter((page) => matchesPage(page, typed)).map(({ label }) => label);
};

test('finds pages by the beginnings of their words, without regard to accents and case', () => {
  expect(findLabels('reception', 'agen')).toEqual(['Agenda']);
  expect(findLabels('reception', 'PACIENTES')).toEqual(['Personas']);
  expect(findLabels('admin', 'quien hizo')).toEqual(['Quién hizo qué']);
  expect(findLabels('admin', 'precios consultas')).toEqual(['Consultas y precios']);
  expect(findLabels('admin', 'facturas')).toEqual(['Facturas']);
  expect(findLabels('admin', 'xyz')).toEqual([]);
});

test('finds only the pages that the role may open', () => {
  for (const typed of ['cifras', 'protocolo', 'ajustes', 'precios', 'importar'])
    expect(findLabels('reception', typed), typed).toEqual([]);
  for (const typed of ['caja', 'facturas', 'solicitudes', 'cifras', 'precios'])
    expect(findLabels('professional', typed), typed).toEqual([]);
  expect(listPages('professional', true).settings).toEqual([]);
  expect(listPages('admin', true).settings.map(({ path }) => path)).toContain(routes['staff-settings-team']);
});
