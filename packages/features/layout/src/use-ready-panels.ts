import { useContext, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectClient, useLang } from '@partshop/features/core';
import { ChromeContext } from './chrome.ts';
import { readyPanels, type Place } from './panels.ts';

/** The panels of a place whose code is loaded, for the current user and the page's language. */
export function useReadyPanels(place: Place): { name: string; Component: ComponentType }[] {
  const { panels } = useContext(ChromeContext);
  return readyPanels(panels, place, { client: useSelector(selectClient), lang: useLang() });
}
