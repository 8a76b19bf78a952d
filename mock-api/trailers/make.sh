#!/bin/sh
# Draws the trailers again from the pictures of a running mock API: sh make.sh p03 p34. Needs ffmpeg with VP9 and Opus.
# MEDIA is the media host; FFMPEG the program.
set -eu
cd "$(dirname "$0")"
media=${MEDIA:-http://127.0.0.1:3002}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for id in "$@"; do
  curl -fsS -o "$work/wide.jpg" "$media/backdrops/$id-2000.jpg"
  curl -fsS -o "$work/tall.jpg" "$media/posters/$id-1000.jpg"
  "${FFMPEG:-ffmpeg}" -v error -y -i "$work/wide.jpg" -i "$work/tall.jpg" \
    -f lavfi -i "aevalsrc='0.12*sin(2*PI*55*t)*(0.6+0.4*sin(2*PI*0.25*t))+0.05*sin(2*PI*82.5*t)*(t/9)':d=9:s=48000" \
    -filter_complex "
      [0:v]split[a][b];
      [a]scale=2880:-2,zoompan=z='1+0.0012*on':x='(iw-iw/zoom)*0.62':y='(ih-ih/zoom)/2':d=75:s=640x360:fps=25,fade=in:0:20[s1];
      [b]crop=iw*0.46:ih*0.58:iw*0.5:ih*0.2,scale=2880:-2,zoompan=z='1.18-0.0016*on':x='(iw-iw/zoom)*on/75':y='(ih-ih/zoom)/2':d=75:s=640x360:fps=25,fade=in:0:8[s2];
      [1:v]scale=1280:-2,crop=1280:720:0:'(ih-720)*0.5',zoompan=z='1.25-0.0025*on':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=75:s=640x360:fps=25,fade=in:0:8,fade=out:55:20[s3];
      [s1][s2][s3]concat=n=3:v=1:a=0,setsar=1[v];
      [2:a]afade=in:0:d=1,afade=out:st=7.5:d=1.5[s]" \
    -map '[v]' -map '[s]' -c:v libvpx-vp9 -crf 41 -b:v 0 -row-mt 1 -deadline good -cpu-used 3 -g 75 -c:a libopus -b:a 24k -shortest "$id.webm"
done
