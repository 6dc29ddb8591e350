/**
 * SQL that invents the wiper blades of every model that has none: the demo has no real sizes. A model's id is a hash of its address, so
 * it always gets the same ones.
 */
export const ADD_WIPER_SIZES = `
  insert into wiper_sizes (model_id, driver_mm, passenger_mm, rear_mm, connector, is_demo)
  select
    m.id,
    driver.mm,
    least(driver.mm, (array[340, 350, 380, 400, 425, 450, 475, 500])[1 + m.id / 8 % 8]),
    case when m.body_type in ('hatchback', 'wagon', 'suv', 'minivan', 'van')
      then (array[280, 300, 340, 350, 380, 400])[1 + m.id / 64 % 6]
    end,
    case when m.produced_to < 2005 then 'hook'
      else (array['hook', 'push-button', 'pinch-tab', 'side-pin'])[1 + m.id / 512 % 4]
    end,
    true
  from vehicle_models m
  cross join lateral (select (array[450, 475, 500, 530, 550, 600, 650, 700])[1 + m.id % 8] as mm) driver
  on conflict do nothing`;
