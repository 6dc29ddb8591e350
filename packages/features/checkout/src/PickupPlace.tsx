import { DataText } from '@partshop/features/core';

/** Hours of several kinds of days, such as "Mon–Fri 9:00–20:00, Sat 10:00–18:00": a line for each. */
export function OpeningHours({ hours }: { hours: string }) {
  return hours.split(', ').map((part) => (
    <div key={part}>
      <DataText>{part}</DataText>
    </div>
  ));
}

/** City and street may be in different languages. */
export function CityAddress({ city, address }: { city: string; address: string }) {
  if (address === '') return <DataText>{city}</DataText>;
  return (
    <>
      <DataText>{city}</DataText>, <DataText>{address}</DataText>
    </>
  );
}
