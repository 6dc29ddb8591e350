import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsAnonymous, useHref, useTexts, type CoreState, type PopupProps } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Dialog, LiveRegion } from '@partshop/ui';
import { citySuggestions } from './city.loadables.ts';
import { messages } from './city.messages.ts';
import { cityPicked, pickerAsked, selectCityState } from './city.slice.ts';
import { CityPicker } from './CityPicker.tsx';
import { CitySearch } from './CitySearch.tsx';
import { toQuery, type PickerRequest } from './picker-request.ts';
import { cityTyped } from './suggest-cities.saga.ts';
import { usePickerData } from './use-picker-data.ts';

/** How long the announcement of the choice stays after the dialog has closed. */
const TOLD_MS = 1500;

/** The choice of a city above any page: a dialog, for guests with a map (§6). */
export function CityDialog({ onClose }: PopupProps) {
  const t = useTexts(messages);
  const href = useHref();
  const dispatch = useDispatch();
  const { request, typed, choice } = useSelector(selectCityState);
  const hasMap = useSelector(selectIsAnonymous);
  const found = useSelector((state: CoreState) => citySuggestions.select(state, typed.trim()));
  const data = usePickerData(request, hasMap);
  const isSaved = choice.phase === 'saved';
  const ask = (next: PickerRequest) => void dispatch(pickerAsked(next));

  // The dialog closes at once and returns the focus; the popup stays for the announcement.
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(onClose, TOLD_MS);
    return () => clearTimeout(timer);
  }, [isSaved, onClose]);

  return (
    <>
      <Dialog
        isOpen={!isSaved}
        onDismiss={isSaved ? ignore : onClose}
        title={t('title')}
        dismissLabel={t('close')}
        size={hasMap ? 'large' : 'medium'}
      >
        <CityPicker
          data={data}
          hasMap={hasMap}
          headingAs="h3"
          action={href(paths.city.to())}
          savingId={choice.phase === 'saving' ? choice.cityId : null}
          refusal={choice.phase === 'failed' ? choice.refusal : undefined}
          hrefOf={(next) => href(paths.city.to() + toQuery(next))}
          onAsk={ask}
          onChoose={(city) => void dispatch(cityPicked(city))}
          search={
            <CitySearch
              action={href(paths.city.to())}
              text={request.by.kind === 'text' ? request.by.text : ''}
              suggest={{
                typed,
                found,
                onType: (text) => void dispatch(cityTyped(text)),
                onChoose: (city) => void dispatch(cityPicked(city)),
              }}
              onSearch={(text) =>
                ask({ by: text === '' ? { kind: 'largest' } : { kind: 'text', text }, pointsOf: null })
              }
            />
          }
        />
      </Dialog>
      <LiveRegion announcement={isSaved ? { id: 'chosen', text: t('chosen', { city: choice.name }) } : undefined} />
    </>
  );
}

const ignore = (): void => undefined;
