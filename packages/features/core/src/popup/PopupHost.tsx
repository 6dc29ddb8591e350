import { createContext, createElement, useCallback, useContext, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { popupClosed, selectPopup } from './popup.slice.ts';
import type { LoadedPopups } from './popups.ts';

/** The popups whose code has come; an empty map on the server, which renders none. */
export const LoadedPopupsContext = createContext<LoadedPopups>(new Map());

/** Renders the open popup. Stands once in the chrome. */
export function PopupHost(): ReactElement | null {
  const popup = useSelector(selectPopup);
  const loaded = useContext(LoadedPopupsContext);
  const dispatch = useDispatch();
  const onClose = useCallback(() => void dispatch(popupClosed()), [dispatch]);
  if (popup.phase !== 'open') return null;
  const Popup = loaded.get(popup.name);
  return Popup ? createElement(Popup, { key: popup.name, data: popup.data, onClose }) : null;
}
