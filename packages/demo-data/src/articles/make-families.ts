import type { DemoFamily } from './demo-article.ts';
import { landmarkArticles, makeLandmarkFamilies } from './landmark-families.ts';
import { makeFamily } from './make-family.ts';
import { NumberRegister } from './number-register.ts';
import { planFamilies, type GroupsByScope } from './plan-families.ts';

/**
 * Generates families with exactly `count` articles in all, the landmarks first, the same ones at each call. Throws a
 * RangeError when the vehicles and kinds of parts do not suffice.
 */
export function* makeFamilies(groups: GroupsByScope, count: number): Generator<DemoFamily> {
  if (count < landmarkArticles) throw new RangeError(`The demo catalogue has at least ${landmarkArticles} articles.`);
  const register = new NumberRegister();
  const landmarks = makeLandmarkFamilies(groups, register);
  yield* landmarks;
  let left = count - landmarkArticles;
  for (const planned of planFamilies(groups, landmarks.length + 1)) {
    if (left === 0) return;
    const family = makeFamily(planned, register);
    // A newer number precedes those that it replaced, so cutting leaves no dangling link.
    const articles = family.articles.slice(0, left);
    left -= articles.length;
    if (articles.length > 0) yield { ...family, articles };
  }
  if (left > 0) throw new RangeError(`The demo catalogue has at most ${count - left} articles.`);
}
