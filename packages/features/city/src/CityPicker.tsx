import type { ReactNode, SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectSiteConfig, useTexts, type Translate } from '@partshop/features/core';
import { VisuallyHidden } from '@partshop/ui';
import { readChoiceValue, type CityChoice } from './city-choice.ts';
import type { ChoiceRefusal } from './choice-refusal.ts';
import { messages } from './city.messages.ts';
import { CityListing } from './CityListing.tsx';
import { CityPoints } from './CityPoints.tsx';
import { LocationButton } from './LocationButton.tsx';
import { CityMap } from './map/CityMap.tsx';
import { useMapState } from './map/use-map-state.ts';
import { Root } from './picker.styles.ts';
import { toNear, type PickerRequest, type Place } from './picker-request.ts';
import { ChoiceRefusalAlert } from './ChoiceRefusalAlert.tsx';
import { RegionList } from './RegionList.tsx';
import { useFollow } from './use-follow.ts';
import type { PickerData } from './use-picker-data.ts';

export type CityPickerProps = {
  data: PickerData;
  /** §6: guests choose beside a map. */
  hasMap: boolean;
  headingAs: 'h2' | 'h3';
  search: ReactNode;
  /** Action of the form without scripts. */
  action: string;
  savingId: number | null;
  refusal: ChoiceRefusal | undefined;
  hrefOf: (request: PickerRequest) => string;
  onAsk: (request: PickerRequest) => void;
  onChoose: (city: CityChoice) => void;
};

/** The choice of a city: search, lists, pick-up points, regions, a map. Without scripts it is one form. */
export function CityPicker({ data, hasMap, headingAs, search, action, refusal, hrefOf, ...rest }: CityPickerProps) {
  const t = useTexts(messages);
  const { savingId, onAsk, onChoose } = rest;
  const tilesUrl = useSelector(selectSiteConfig)?.mapTilesUrl ?? null;
  const { follow, headings } = useFollow(data.request, hrefOf, onAsk);
  const map = useMapState(data);
  const askNear = (place: Place) => onAsk({ by: { kind: 'place', near: toNear(place) }, pointsOf: null });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const choice = submitter instanceof HTMLButtonElement ? readChoiceValue(submitter.value) : null;
    if (choice === null || savingId !== null) return;
    onChoose(choice);
  };

  return (
    <Root data-ui="CityPicker" data-map={hasMap || undefined}>
      <div className="picker-bar">
        {search}
        {hasMap ? <LocationButton onFound={askNear} /> : null}
      </div>
      {refusal ? <ChoiceRefusalAlert refusal={refusal} /> : null}
      <VisuallyHidden role="status">{savingId === null ? countText(t, data) : t('saving')}</VisuallyHidden>
      <div className="picker-body">
        {hasMap ? (
          <div className="picker-map">
            <CityMap
              labels={{ map: t('map'), failed: t('mapFailed'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
              content={map.content}
              view={map.view}
              tilesUrl={tilesUrl}
              onPick={askNear}
              onChoosePoint={(id) => map.onLook({ at: 'point', id })}
            />
            <p className="picker-hint">{t('mapHint')}</p>
          </div>
        ) : null}
        <form className="picker-lists" method="post" action={action} onSubmit={onSubmit}>
          <CityListing {...{ data, headingAs, savingId, follow }} headingRef={headings.list} />
          {data.shownId === null ? null : (
            <CityPoints
              {...{ data, headingAs, follow }}
              headingRef={headings.points}
              look={hasMap ? map.seen : null}
              onLook={map.onLook}
            />
          )}
        </form>
      </div>
      <RegionList {...{ data, follow, headingAs }} />
    </Root>
  );
}

/** The announced number of found cities. */
function countText(t: Translate<'listed'>, { request, list, cities }: PickerData): string {
  return request.by.kind === 'largest' || list.status !== 'loaded' ? '' : t('listed', { count: cities.length });
}
