import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import { applySettings, type ChangedSettings, clinicSettings } from '#platform/clinic-settings.ts';
import type { uploadSharedPicture } from '../shared-picture/contract.ts';
import type { SettingsGroup } from '../terms.ts';
import type { getSettingsGroup, previewSettings, SettingsDraft, saveSettings } from './contract.ts';

export const settingsGroupQuery = (group: SettingsGroup) =>
  queryOptions({
    queryKey: personalKey('settings', group),
    queryFn: () => call<typeof getSettingsGroup>('GET', '/api/staff/settings/:group', { params: { group } }),
  });

/** Also applies the new values to this tab. */
export function useSaveSettings(group: SettingsGroup) {
  const client = useQueryClient();
  const { queryKey } = settingsGroupQuery(group);
  return useMutation({
    mutationFn: (body: { basedOn: number | null; draft: SettingsDraft }) =>
      call<typeof saveSettings>('POST', '/api/staff/settings', { body }),
    onSuccess: (saved) => {
      // Cast: the values of a group are a part of all.
      applySettings({ ...clinicSettings(), ...(saved.values as ChangedSettings) });
      client.setQueryData(queryKey, saved);
      void client.invalidateQueries({ queryKey: personalKey('launch') });
    },
    // A refused save may be based on an older version.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export const usePreviewSettings = () =>
  useMutation({
    mutationFn: (draft: SettingsDraft) =>
      call<typeof previewSettings>('POST', '/api/staff/settings/preview', { body: { draft } }),
  });

export const useUploadSharedPicture = () =>
  useMutation({
    /** @param file base64 */
    mutationFn: (file: string) =>
      call<typeof uploadSharedPicture>('POST', '/api/staff/settings/shared-picture', { body: { file } }),
  });
