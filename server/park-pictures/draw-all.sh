#!/bin/sh
# Draws all pictures of the park again, from the root of the site: sh server/park-pictures/draw-all.sh FOLDER
# FOLDER keeps the light between rendering and grading: 4 GB. Two cores take about an hour.
set -e
light="$1"
scripts=server/park-pictures
pictures=views/park/claims/model
mkdir -p "$light"
cc -O3 -shared -fPIC -o "$scripts/denoise.so" "$scripts/denoise.c" -lm

render_park() { # hour, width, samples, passes, "" or phone
  blender -b -P "$scripts/hero.py" -- "$1" "$2" "$3" "$4" "$light" $5
}
grade() { # file of light, picture, look, horizon
  python3 "$scripts/grade.py" "$light/$1" "$pictures/$2" 85 $3 $4
}

render_park dusk 1600 12 4
render_park noon 1600 10 4
grade hero_dusk_1600.npz aerial-dusk.jpg dusk
grade hero_dusk_1600.npz aerial-night.jpg night
grade hero_noon_1600.npz aerial-noon.jpg noon

render_park dusk 1170 8 6 phone
render_park noon 1170 8 6 phone
grade hero_dusk_1170phone.npz upright-dusk.jpg dusk
grade hero_dusk_1170phone.npz upright-night.jpg night
grade hero_noon_1170phone.npz upright-noon.jpg noon

blender -b -P "$scripts/map.py" -- "$pictures/aerial.json"
blender -b -P "$scripts/map.py" -- phone "$pictures/upright.json"

# The dock shows the warehouses.
place_picture() { # place
  case "$1" in dock) echo warehouse.jpg ;; *) echo "$1.jpg" ;; esac
}

for place in gallery entrance lobby dock office \
  building-1 building-2 building-3 building-4 building-5 building-6 building-7 building-8 building-9; do
  hour=dusk
  if [ "$place" = office ]; then hour=noon; fi
  blender -b -P "$scripts/places.py" -- "$place" 1600 12 3 "$light"
  grade "hero_${hour}_1600$place.npz" "$(place_picture "$place")" "$hour" "$(cat "$light/$place.horizon")"
  if [ -f "$light/$place.json" ]; then cp "$light/$place.json" "$pictures/"; fi
done
