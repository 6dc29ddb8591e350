import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import { callApi, currentUserLoaded, dispatch, type ActArgs, type Saga } from '@partshop/features/core';
import {
  answerWithDocument,
  readField,
  readRefusal,
  type FormRefusal,
  type Leaving,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { readChoices, readShopChoices, type SettingsForm } from './settings-form.ts';
import { messageChoices } from './settings.loadables.ts';

/** What became of a form: without a refusal it was saved. */
export type SettingsAnswer = { form: SettingsForm; refusal: FormRefusal | null };

type Answered = ReturnType<typeof data<SettingsAnswer>>;
type Saving = Saga<Response | Answered | ReturnType<typeof data<Leaving>>>;

/** Saves the sent form. A form that the page does not have responds with 400. */
export function* saveSettings({ form }: ActArgs): Saving {
  const name = FORMS.find((known) => known === readField(form, 'form'));
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (name === undefined) throw data({ code: 'bad-request' }, { status: 400 });
  try {
    return yield* SAVING[name](form);
  } catch (error) {
    const { refusal, status } = readRefusal(error);
    return data<SettingsAnswer>({ form: name, refusal }, { status });
  }
}

const FORMS = ['shop', 'messages', 'searches'] as const satisfies SettingsForm[];

const SAVING: Record<SettingsForm, (form: FormData) => Saving> = {
  *shop(form) {
    yield* saveConfig(readShopChoices(form));
    return yield* answerWithDocument(`${paths.settings.to()}?saved=shop`);
  },

  *messages(form) {
    const { choices: known } = yield* messageChoices.load();
    const body = { choices: readChoices(form, known) };
    const kept = yield* callApi((api, signal) =>
      unwrap(api.PUT('/services/cabinet/message-settings', { body, signal })),
    );
    yield* dispatch(messageChoices.loaded(undefined, kept, Date.now()));
    return saved('messages');
  },

  *searches(form) {
    yield* saveConfig({ KeepsSearches: readField(form, 'keeps') === '' ? 'false' : 'true' });
    return saved('searches');
  },
};

const saved = (form: SettingsForm) => data<SettingsAnswer>({ form, refusal: null });

type Config = ReturnType<typeof readShopChoices> | { KeepsSearches: 'true' | 'false' };

function* saveConfig(query: Config): Saga {
  const client = yield* callApi((api, signal) =>
    unwrap(api.POST('/services/buyer/SaveClientConfig', { params: { query }, signal })),
  );
  yield* dispatch(currentUserLoaded(client));
}
