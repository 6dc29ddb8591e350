/** Maps of another site, which people open by a link: nothing of it loads with the page. */
const MAPS = 'https://yandex.ru/maps/';

/** An address on the map. */
export const addressOnMap = (address: string): string => `${MAPS}?${new URLSearchParams({ text: address })}`;

/** The way to a place from wherever the visitor is. */
export const wayTo = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${MAPS}?${new URLSearchParams({ rtext: `~${latitude},${longitude}` })}`;
