import { lazy, Suspense, type ComponentProps } from 'react';
import type { ArticleFit as Loaded } from './ArticleFit.tsx';

const Lazy = lazy(async () => ({ default: (await import('./ArticleFit.tsx')).ArticleFit }));

/** Whether an article fits the current car, in one line (F3). Its code loads with the first verdict: most visitors have no car. */
export function ArticleFit(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
