import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useFetcher } from 'react-router-dom';
import type { City } from '@partshop/api-client';
import { selectClient, useLocale, useTexts, type CoreState, useIsScripted } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SearchField, SelectField } from '@partshop/ui';
import { largestCities } from './register.loadables.ts';
import { PointList } from './PointList.tsx';
import type { CitiesAnswer, DetailsValues } from './register-answer.ts';
import { messages } from './register.messages.ts';

export type CityFieldsProps = { values: DetailsValues; id: string; error: string | undefined };

const noCities: readonly City[] = [];

/** The city and optionally a pick-up point in it. Without scripts only a list of the largest cities. */
export function CityFields(props: CityFieldsProps) {
  const isScripted = useIsScripted();
  const loadable = useSelector((state: CoreState) => largestCities.select(state));
  const largest = 'data' in loadable ? (loadable.data ?? noCities) : noCities;
  return isScripted ? <CityChoice {...props} largest={largest} /> : <CityList {...props} largest={largest} />;
}

type WithCities = CityFieldsProps & { largest: readonly City[] };

function CityList({ values, id, error, largest }: WithCities) {
  const t = useTexts(messages);
  return (
    <SelectField
      id={id}
      name="cityId"
      label={t('city')}
      hint={t('cityHint')}
      error={error}
      required
      defaultValue={values.cityId}
      placeholder={t('cityPlaceholder')}
      items={largest.map((city) => ({ value: String(city.id), label: `${city.name}, ${city.region}` }))}
    />
  );
}

/** Searches a city by its first letters; the visitor's current city is filled in. */
function CityChoice({ values, id, error, largest }: WithCities) {
  const t = useTexts(messages);
  const { tag } = useLocale();
  const { CityId, CityName } = useSelector(selectClient);
  const own = CityId !== undefined && CityName !== undefined ? { id: String(CityId), name: CityName } : null;
  const sent = values.cityId === '' ? null : { id: values.cityId, name: values.city };
  const [chosen, setChosen] = useState(sent ?? (values.city === '' ? own : null));
  const [text, setText] = useState(chosen?.name ?? values.city);
  const search = useFetcher<CitiesAnswer>();

  const isCurrent = search.data?.query === text;
  const found = text.trim() === '' && largest.length > 0 ? largest : (search.data?.cities ?? noCities);
  const status = search.state !== 'idle' ? 'pending' : isCurrent && !search.data?.cities ? 'failed' : 'ready';
  // A typed name that belongs to exactly one city counts as chosen.
  const fold = (name: string) => name.trim().toLocaleLowerCase(tag);
  const typed = found.filter(({ name }) => fold(name) === fold(text));
  const cityId = chosen?.id ?? (typed.length === 1 ? String(typed[0]?.id) : '');

  const cityIdRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A chosen suggestion fires no event of its own; the form checks its fields after one.
    const field = cityIdRef.current;
    if (field?.value === cityId) field.dispatchEvent(new Event('change', { bubbles: true }));
  }, [cityId]);

  const look = (query: string) => {
    setChosen(null);
    setText(query);
    void search.submit(
      { intent: 'cities', query },
      { method: 'post', action: paths.register.to(), defaultShouldRevalidate: false },
    );
  };
  const statusText = () => {
    if (status === 'pending') return t('citySearching');
    if (status === 'failed') return t('cityFailed');
    if (found.length === 0) return isCurrent ? t('cityNone') : undefined;
    return t('cityFound', { count: found.length });
  };

  return (
    <>
      <SearchField
        id={id}
        name="city"
        label={t('city')}
        hint={t('cityHint')}
        error={error}
        required
        maxLength={100}
        autoComplete="off"
        value={text}
        onValueChange={look}
        clearLabel={t('cityClear')}
        status={status}
        statusText={chosen ? undefined : statusText()}
        items={chosen ? [] : [{ id: 'cities', items: found.map(toSuggestion) }]}
        onChoose={(item) => {
          setText(item.text);
          setChosen({ id: item.id, name: item.text });
        }}
      />
      <input ref={cityIdRef} type="hidden" name="cityId" value={cityId} />
      <PointList key={cityId} cityId={cityId} pointId={values.pointId} />
    </>
  );
}

const toSuggestion = ({ id, name, region }: City) => ({ id: String(id), text: name, description: region });
