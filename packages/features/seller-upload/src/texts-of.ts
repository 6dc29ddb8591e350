import type { UploadType } from '@partshop/api-client';

const OF_LISTS = {
  title: 'title',
  lead: 'lead',
  file: 'file',
  nothing: 'nothing',
  outdated: 'outdated',
  mend: 'mendText',
  done: 'done',
  doneNothing: 'doneNothing',
  doneBack: 'doneBack',
  takeBack: 'takeBackText',
  notChanged: 'notChanged',
} as const;

/** The names of texts that say what a file of each type changes. */
export const TEXTS_OF = {
  price: { ...OF_LISTS, replaces: 'replacesPrice', gone: 'gonePrice' },
  stock: { ...OF_LISTS, replaces: 'replacesStock', gone: 'goneStock' },
  crosses: {
    title: 'titleCrosses',
    lead: 'leadCrosses',
    file: 'fileCrosses',
    nothing: 'nothingCrosses',
    outdated: 'outdatedCrosses',
    mend: 'mendCrosses',
    done: 'doneCrosses',
    doneNothing: 'doneSameCrosses',
    doneBack: 'doneBackCrosses',
    takeBack: 'takeBackCrosses',
    notChanged: 'notChangedCrosses',
    replaces: 'replacesCrosses',
    gone: 'goneCrosses',
  },
  fitments: {
    title: 'titleFitments',
    lead: 'leadFitments',
    file: 'fileFitments',
    nothing: 'nothingFitments',
    outdated: 'outdatedFitments',
    mend: 'mendFitments',
    done: 'doneFitments',
    doneNothing: 'doneSameCrosses',
    doneBack: 'doneBackFitments',
    takeBack: 'takeBackFitments',
    notChanged: 'notChangedFitments',
    replaces: 'replacesFitments',
    gone: 'goneCrosses',
  },
} as const satisfies Record<UploadType, object>;
