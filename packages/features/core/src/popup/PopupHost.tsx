import { createContext, createElement, useCallback, useContext, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadedCode } from '../code/load-code.ts';
import { popupClosed, selectPopup } from './popup.slice.ts';
import type { Popups } from './popups.ts';

/** All popups of the shop. */
export const PopupsContext = createContext<Popups>({});

/** Renders the open popup, whose code is loaded by then. Stands once in the chrome. */
export function PopupHost(): ReactElement | null {
  const popup = useSelector(selectPopup);
  const popups = useContext(PopupsContext);
  const dispatch = useDispatch();
  const onClose = useCallback(() => void dispatch(popupClosed()), [dispatch]);
  if (popup.phase !== 'open') return null;
  const load = popups[popup.name];
  const module = load ? loadedCode(load) : null;
  return module ? createElement(module.Component, { key: popup.name, data: popup.data, onClose }) : null;
}
