export { createTestApp, type TestApp } from './create-test-app.ts';
export { StoryShell, type StoryShellProps } from './StoryShell.tsx';
