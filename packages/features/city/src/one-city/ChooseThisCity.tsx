import type { SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { useNavigation, useSubmit } from 'react-router-dom';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Badge, Button, Check } from '@partshop/ui';
import { toChoiceValue } from '../city-choice.ts';
import { LARGEST, toQuery } from '../picker-request.ts';
import { selectCityId } from '../use-picker-data.ts';
import type { ShownCity } from './one-city.loadables.ts';
import { messages } from './one-city.messages.ts';

type ChooseThisCityProps = {
  city: ShownCity;
  /** The path of the page, which the choice comes back to. */
  path: string;
};

/** Makes a city the visitor's own by the form of `/city`, which also says why it was not saved. */
export function ChooseThisCity({ city, path }: ChooseThisCityProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const submit = useSubmit();
  const isSending = useNavigation().formData?.has('choice') === true;
  const currentId = useSelector(selectCityId);
  if (currentId === city.id) {
    return (
      <Badge tone="positive" icon={<Check />}>
        {t('current')}
      </Badge>
    );
  }
  const action = paths.city.to() + toQuery(LARGEST, path);
  const choice = toChoiceValue(city);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void submit({ choice }, { method: 'post', action });
  };
  return (
    <form method="post" action={href(action)} onSubmit={onSubmit}>
      <Button type="submit" name="choice" value={choice} aria-busy={isSending || undefined}>
        {t('choose', { city: isolate(city.name, locale) })}
      </Button>
    </form>
  );
}
