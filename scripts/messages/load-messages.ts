import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../workspace.ts';

export type MessageList = {
  /** Folder of the feature, relative to the root. */
  feature: string;
  file: string;
  resource: string;
  texts: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
};

/** Loads every `messages` of the features by importing their modules. */
export async function loadMessages(root: string): Promise<MessageList[]> {
  const define = pathToFileURL(path.join(root, 'packages/features/core/src/localization/messages.ts')).href;
  // Messages only need defineMessages of core, but core's index also exports components, which Node cannot import.
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

/** The languages of the shop besides Russian, as core lists them. */
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
