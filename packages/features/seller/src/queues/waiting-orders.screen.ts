import { queueScreen } from './queue-screen.tsx';

export const { loader, action, Component } = queueScreen('wait');
