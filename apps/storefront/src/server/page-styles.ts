import globalStyles from '@partshop/ui/global.css?inline';
import fontStyles from '../fonts.css?inline';

/** The page-wide styles of every document: tokens, reset, font faces. */
export const pageStyles: string = fontStyles + globalStyles;
