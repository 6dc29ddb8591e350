import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '@partshop/ui/global.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/rubik/wght.css';
import '@fontsource-variable/noto-sans-thai/wght.css';
import './code-face.css';
import { stopClock } from './clock.ts';
import { DocsPage } from './DocsPage.tsx';
import { GLOBAL_TYPES, INITIAL_GLOBALS, VIEWPORTS, type StoryGlobals } from './globals.ts';
import { startMocks, takeUnhandledCalls } from './mocks.ts';
import { photographer } from './photographer.ts';
import { settled } from './settled.ts';
import { Stage } from './Stage.tsx';
import { tooSmallTargets } from './touch-targets.ts';

// Screens are lazy: the first story of a screen waits for its module as well as for its data.
configure({ asyncUtilTimeout: 5000 });

const withStage: Decorator = (Story, { globals, viewMode }) => (
  <Stage globals={globals as StoryGlobals} isInDocs={viewMode === 'docs'}>
    <Story />
  </Stage>
);

const preview: Preview = {
  globalTypes: GLOBAL_TYPES,
  initialGlobals: INITIAL_GLOBALS,
  decorators: [withStage],
  loaders: [mswLoader(startMocks)],
  async beforeEach(context) {
    const { meet, snapshot } = photographer();
    await meet(context);
    Object.assign(context, { snapshot });
    takeUnhandledCalls();
    // What one story left in its tab is not the next one's.
    sessionStorage.clear();
    return stopClock();
  },
  async afterEach({ canvasElement, title }) {
    if (title.startsWith('Screens/')) await settled(canvasElement);
    const calls = takeUnhandledCalls();
    if (calls.length > 0) throw new Error(`No mock answers ${calls.join(', ')}`);
    const small = matchMedia('(pointer: coarse)').matches ? tooSmallTargets() : [];
    if (small.length > 0) throw new Error(`Too small for a finger:\n${small.join('\n')}`);
  },
  parameters: {
    // The panel lists what passes; a test needs violations alone, and axe collects them faster.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: { codePanel: true, container: DocsPage },
    layout: 'padded',
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Docs', ['Introduction', 'Architecture'], 'Decisions', 'Screens', 'Foundations'],
      },
    },
  },
};

export default preview;
