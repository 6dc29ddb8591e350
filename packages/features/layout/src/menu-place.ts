/** Id of the place under the header where the menu opens on wide screens. */
export const MENU_PLACE = 'menu-place';
