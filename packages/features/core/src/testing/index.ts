export { cases } from './cases.ts';
export { createTestApp, type TestApp } from './create-test-app.ts';
export { memoryStorage } from './memory-storage.ts';
export { routesInMain } from './routes-in-main.tsx';
export { StoryShell, type StoryShellProps } from './StoryShell.tsx';
export { StorySettingsContext, type StorySettings } from './story-settings.ts';
