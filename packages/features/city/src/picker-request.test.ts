import { describe, expect, it } from 'vitest';
import { readPlace, readRequest, toNear, toQuery, type PickerRequest } from './picker-request.ts';

const read = (query: string) => readRequest(new URLSearchParams(query));

describe('the address of the choice', () => {
  it.each<[string, PickerRequest]>([
    ['', { by: { kind: 'largest' }, pointsOf: null }],
    ['?q=Каз', { by: { kind: 'text', text: 'Каз' }, pointsOf: null }],
    ['?near=55.79,49.12&city=551487', { by: { kind: 'place', near: '55.79,49.12' }, pointsOf: 551_487 }],
  ])('%s is read as it was written', (query, request) => {
    expect(read(query)).toEqual(request);
    expect(readRequest(new URLSearchParams(toQuery(request)))).toEqual(request);
  });

  it('shows the largest cities for a blank text, a place outside the earth and a city that is not a number', () => {
    expect(read('?q=%20%20&near=91,0&city=1e9')).toEqual({ by: { kind: 'largest' }, pointsOf: null });
  });

  it('holds the target of the redirect, unless it is home', () => {
    expect(toQuery(read('?q=Уфа'), '/basket')).toBe('?q=%D0%A3%D1%84%D0%B0&target=%2Fbasket');
    expect(toQuery(read(''), '/')).toBe('');
  });
});

describe('a place', () => {
  it.each(['91,0', '0,181', '55.7', 'x,y', '1,2,3', ''])('is not %s', (near) => {
    expect(readPlace(near)).toBeNull();
  });

  it('is rounded to about a kilometre', () => {
    expect(toNear({ latitude: 55.788_712, longitude: -49.122_145 })).toBe('55.79,-49.12');
  });
});
