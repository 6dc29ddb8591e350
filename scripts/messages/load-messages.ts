import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../workspace.ts';

export type MessageList = {
  /** The folder of the feature, relative to the root. */
  feature: string;
  file: string;
  resource: string;
  texts: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
};

/** Every `messages` of the features, by running their modules. */
export async function loadMessages(root: string): Promise<MessageList[]> {
  const define = pathToFileURL(path.join(root, 'packages/features/core/src/localization/messages.ts')).href;
  // Messages need nothing of core but defineMessages, and core's front door has components, which Node cannot read.
  const hooks = registerHooks({
    resolve: (specifier, context, next) => next(specifier === '@partshop/features/core' ? define : specifier, context),
  });
  try {
    return await Promise.all(
      listFiles('packages/features/*/src/**/*.messages.ts', root).map((file) => loadOne(root, file)),
    );
  } finally {
    hooks.deregister();
  }
}

/** The languages that the shop offers besides Russian, as core says. */
export async function loadLanguages(root: string): Promise<readonly string[]> {
  const file = pathToFileURL(path.join(root, 'packages/features/core/src/localization/locales.ts')).href;
  const { TRANSLATED_LANGUAGES } = (await import(file)) as { TRANSLATED_LANGUAGES: readonly string[] };
  return TRANSLATED_LANGUAGES.filter((lang) => lang !== 'ru');
}

async function loadOne(root: string, file: string): Promise<MessageList> {
  const module = (await import(pathToFileURL(path.join(root, file)).href)) as {
    messages?: Omit<MessageList, 'feature' | 'file'>;
  };
  if (!module.messages) throw new Error(`${file} exports no 'messages'.`);
  return { ...module.messages, feature: file.split('/', 3).join('/'), file };
}
