import { expect, test } from 'vitest';
import { bodyTypeOf, displacementOf, fuelOf } from './engine-label.ts';

test.each([
  ['1.4L I4 TSI Petrol', 'petrol', 1400],
  ['2.7L TDI V6', 'diesel', 2700],
  ['1596 cc I4 16V Petrol (21127)', 'petrol', 1596],
  ['546cc I2 Petrol', 'petrol', 546],
  ['1.46L I4 Petrol', 'petrol', 1460],
  ['1.5L I4 Mild-Hybrid Petrol', 'hybrid', 1500],
  ['2.0L I4 Diesel + Electric Motor', 'hybrid', 2000],
  ['1.4L TFSI I4 g-tron CNG', 'gas', 1400],
  ['1.9L TD I4', 'diesel', 1900],
  ['2.2L BlueHDi I4 120 PS', 'diesel', 2200],
  ['1.0L TCe H5D I3 Bi-Fuel', 'petrol', 1000],
  ['Electric Motor 115 kW', 'electric', null],
  ['Tri-Motor Electric 710 kW', 'electric', null],
  ['V8', null, null],
])('%s burns %s and has %s cm³', (label, fuel, displacement) => {
  expect(fuelOf(label)).toBe(fuel);
  expect(displacementOf(label)).toBe(displacement);
});

test.each([
  ['5-Door Hatchback', 'hatchback'],
  ['4-door Saloon', 'sedan'],
  ['5-Door Allroad (Wagon)', 'suv'],
  ['Double Cab Pickup', 'pickup'],
  ['5-Door Compact MPV', 'minivan'],
  ['Panel Van', 'van'],
  ['2-Door Drophead Coupé', 'convertible'],
  ['Torpedo', null],
])('%s is a %s', (name, type) => {
  expect(bodyTypeOf(name)).toBe(type);
});
