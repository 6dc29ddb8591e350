import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useActionData, useNavigate, useNavigation, useSubmit } from 'react-router-dom';
import {
  ownPath,
  selectIsAnonymous,
  useHref,
  useQuery,
  useTexts,
  useWatchers,
  type CoreState,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import type { ChoiceRefusal } from './choice-refusal.ts';
import { readChoiceValue, toChoiceValue, type CityChoice } from './city-choice.ts';
import { citySuggestions } from './city.loadables.ts';
import { messages } from './city.messages.ts';
import { CITY_QUERY } from './city.query.ts';
import { CityPicker } from './CityPicker.tsx';
import { CitySearch } from './CitySearch.tsx';
import { Page } from './city.styles.ts';
import { CityLinks } from './one-city/CityLinks.tsx';
import { readRequest, toQuery, type PickerRequest } from './picker-request.ts';
import { citySuggestionWatchers, cityTyped } from './suggest-cities.saga.ts';
import { usePickerData } from './use-picker-data.ts';

/** /city: the choice of a city as a page. The address holds its state and the path to redirect to (`target`). */
export function CityScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { formData } = useNavigation();
  const refusal = useActionData<ChoiceRefusal | undefined>();
  const query = useQuery(CITY_QUERY);
  const request = useMemo(() => readRequest(query), [query]);
  const target = ownPath(query.get('target'));
  const hasMap = useSelector(selectIsAnonymous);
  const data = usePickerData(request, hasMap);
  const pathOf = (next: PickerRequest) => paths.city.to() + toQuery(next, target);
  const sent = formData?.get('choice');
  const choose = (city: CityChoice) =>
    void submit({ choice: toChoiceValue(city) }, { method: 'post', action: pathOf(request), replace: true });
  const suggest = useSuggestions(choose);

  return (
    <Page>
      <PageHeading title={t('title')} description={t('subtitle')} />
      <CityPicker
        data={data}
        hasMap={hasMap}
        headingAs="h2"
        action={href(pathOf(request))}
        savingId={typeof sent === 'string' ? (readChoiceValue(sent)?.id ?? null) : null}
        refusal={sent ? undefined : refusal}
        hrefOf={(next) => href(pathOf(next))}
        onAsk={(next) => void navigate(pathOf(next), { preventScrollReset: true })}
        onChoose={choose}
        search={
          <CitySearch
            action={href(paths.city.to())}
            target={target}
            text={request.by.kind === 'text' ? request.by.text : ''}
            suggest={suggest}
          />
        }
      />
      <CityLinks />
    </Page>
  );
}

/** The suggestions for what is typed; without scripts there are none. */
function useSuggestions(onChoose: (city: CityChoice) => void) {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  useWatchers(citySuggestionWatchers);
  return {
    typed,
    found: useSelector((state: CoreState) => citySuggestions.select(state, typed.trim())),
    onType: (text: string) => {
      setTyped(text);
      dispatch(cityTyped(text));
    },
    onChoose,
  };
}
