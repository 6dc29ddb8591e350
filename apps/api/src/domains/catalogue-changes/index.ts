/** Tells every process of the shop what changed in the catalogue; apart from it, because workers tell who never show it. */
export {
  listenForCatalogueChanges,
  MAX_TOLD,
  tellCatalogueChanged,
  type CatalogueListener,
  type ChangedArticles,
} from './catalogue-changes.ts';
