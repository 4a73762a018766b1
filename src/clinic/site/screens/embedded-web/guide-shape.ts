/** Drawings of the screens, in install-screens.tsx. */
export type InstallScreen =
  | 'dots-above'
  | 'lines-below'
  | 'dots-below'
  | 'share-below'
  | 'menu-row'
  | 'sheet-row'
  | 'share-row'
  | 'confirm'
  | 'confirm-above'
  | 'home';

export type InstallGuide = {
  id: string;
  browser: string;
  device: string;
  steps: readonly { text: string; screen: InstallScreen }[];
  note?: string;
};
