export { actRules } from './act.styles.ts';
export { filterRules, pageFrame } from './frame.styles.ts';
export { Arrival } from './Arrival.tsx';
export { formatArrivesBy } from './arrival.ts';
export { ArticlePicture } from './ArticlePicture.tsx';
export { CategoryImage } from './CategoryImage.tsx';
export { DeliveryCity } from './DeliveryCity.tsx';
export { DeliveryTime } from './DeliveryTime.tsx';
export { daysText, deliverySteps, readDays } from './delivery-steps.ts';
export { formatDelivery } from './delivery.ts';
export { declareOpenPages, isOpenPage, openLinks, openPath } from './open-pages.ts';
export { MakerMark } from './MakerMark.tsx';
export { OpenLink } from './OpenLink.tsx';
export { formatPhone } from './phone.ts';
export { largestFile, toPictureSource } from './picture.ts';
export { ShareLink } from './ShareLink.tsx';
export { SHOP_TIME_ZONE } from './time-zone.ts';
export { readAmount, writeAmount } from './typed-amount.ts';
export { gzip } from './gzip.ts';
export { toBase64 } from './to-base64.ts';
export { WithNumber } from './WithNumber.tsx';
export { RetailBlocks } from './RetailBlocks.tsx';
export { messages as retailMessages } from './retail.messages.ts';
export { saveChoice } from './save-choice.saga.ts';
export { saveView } from './save-view.saga.ts';
export { PartSearch } from './PartSearch.tsx';
export { readMeaning, type SearchMeaning } from './search-meaning.ts';
export { phoneHref } from './phone-href.ts';
export {
  cleanSearchText,
  foldPartNumber,
  isSpeltInCyrillic,
  looksLikePartNumber,
  BY_NAME,
  paths,
  searchByNamePath,
  searchPath,
  typedText,
  withAsked,
} from './paths.ts';
export { hoursAt, openingAt, type Opening } from './opening.ts';
export { clockTime, groupWorkHours, weekdayName, workDays, type WorkHours } from './work-hours.ts';
export { organizationOf, RETURN_POLICY, SHOP_NAME } from './structured-data.ts';
export { modelNameOf } from './model-name.ts';
