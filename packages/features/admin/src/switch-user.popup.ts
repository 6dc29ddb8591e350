export { loadSwitchUser as load } from './switch-user.saga.ts';
export { SwitchUserPopup as Component } from './SwitchUserPopup.tsx';
