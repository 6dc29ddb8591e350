import { createElement, type ElementType, type ReactElement } from 'react';

type StoryContext = { args: object; parameters: object; globals: object };

type Story = {
  args?: object;
  parameters?: object;
  globals?: object;
  render?: (args: object, context: StoryContext) => ReactElement;
  decorators?: ReadonlyArray<(story: () => ReactElement, context: StoryContext) => ReactElement>;
};

export type StoryFile = { default: Story & { title: string; component?: ElementType } } & Record<string, Story>;

export type StoryElement = {
  /** `Controls/Button Primary`. */
  title: string;
  element: ReactElement;
};

/** The stories of the files that `import.meta.glob` returned, as elements that render without Storybook. */
export function elementsOf(files: Readonly<Record<string, StoryFile>>): StoryElement[] {
  return Object.values(files).flatMap(({ default: meta, ...named }) =>
    Object.entries(named).map(([name, story]) => ({ title: `${meta.title} ${name}`, element: toElement(meta, story) })),
  );
}

/** Composes a story as Storybook does, but without the global decorators. */
function toElement({ component, ...meta }: StoryFile['default'], story: Story): ReactElement {
  const context: StoryContext = {
    args: { ...meta.args, ...story.args },
    parameters: { ...meta.parameters, ...story.parameters },
    globals: { ...meta.globals, ...story.globals },
  };
  const render = story.render ?? meta.render ?? ((props: object) => createElement(component ?? 'div', props));
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  return createElement(
    decorators.reduce<() => ReactElement>(
      (inner, decorate) => () => decorate(inner, context),
      () => render(context.args, context),
    ),
  );
}
