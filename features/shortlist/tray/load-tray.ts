export const loadTray = () => import('./tray');
